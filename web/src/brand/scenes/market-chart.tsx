import { css } from '@emotion/react';
import { border, color, labelFont, radius, softLabel } from '../../theme/tokens';
import { circle, spreadRow, wrappedRow } from '../../ui/layout';
import { chalkGrid } from '../pieces/cutting-table';
import { plays, pull, rise, SceneFigure, write } from './scene';

const roomy = '@container (min-width: 32.5rem)';
/** From this width the talk is beside the chart. */
const wide = '@container (min-width: 42rem)';
const side = 'clamp(1.25rem, 4.8cqi, 1.875rem)';

const desk = css({
  border: border.hairline,
  borderRadius: radius.sheet,
  background: color.sheet,
  [wide]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const head = css({
  gridColumn: '1 / -1',
  ...spreadRow('2px 1.25rem'),
  padding: `1.125rem ${side}`,
  borderBottom: border.hairline,
  ...softLabel(1.6),
});
const title = css({ color: color.ink });
// Positions are in per cent, because the chart is higher in wide containers, but its text is not larger.
const chart = css(chalkGrid(), {
  position: 'relative',
  height: '14.75rem',
  [roomy]: { height: '18.125rem' },
  [wide]: { height: 'auto' },
});
const lines = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  ...plays(pull, 0.1, '0.9s ease-out'),
});
const month = css({
  position: 'absolute',
  top: '0.5625rem',
  transform: 'translateX(-50%)',
  ...softLabel(1.5),
});
const months = [
  { name: 'Mar', place: css({ left: '10%' }) },
  { name: 'Apr', place: css({ left: '36.5%' }) },
  { name: 'May', place: css({ left: '63%', color: color.ink }) },
  { name: 'Jun', place: css({ left: '89.5%' }) },
];
const name = css({ position: 'absolute', fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.2 });
const own = css({ top: '22%', left: '5%', color: color.plum });
const rival = css({ top: '43%', left: '5%', color: color.cobalt });
const other = css({ top: '76%', left: '5%', color: color.moss });

const asked = css({
  position: 'absolute',
  top: '2.125rem',
  bottom: 0,
  left: '53%',
  width: '20%',
  border: `1.5px dashed ${color.plum}`,
  borderBottom: 0,
  borderRadius: '10px 10px 0 0',
  background: 'rgb(123 60 143 / 0.09)',
});
const point = css({
  position: 'absolute',
  top: '73%',
  left: '63%',
  ...circle('1.125rem'),
  margin: '-0.5625rem',
  border: `4px solid ${color.cobalt}`,
  background: color.sheet,
});
const talk = css({
  position: 'relative',
  padding: `1.75rem ${side} 1.5rem`,
  borderTop: border.hairline,
  [wide]: { padding: '1.5rem', border: 0, borderInlineStart: border.hairline },
});
const thread = css({
  position: 'absolute',
  top: -1,
  left: '63%',
  height: '1.875rem',
  borderLeft: border.thread,
  // The drawn point is 63% from the chart's left edge, also if the page is right-to-left.
  [wide]: {
    '--length': 'calc(50% - var(--way, 1) * 13%)',
    top: '73%',
    insetInline: 'calc(-1 * var(--length)) auto',
    width: 'calc(var(--length) + 1.5rem)',
    height: 0,
    borderLeft: 0,
    borderTop: border.thread,
  },
});
const question = css({
  position: 'relative',
  width: 'fit-content',
  maxWidth: '100%',
  marginInlineStart: 'auto',
  padding: '0.75rem 1.125rem',
  borderRadius: '18px 18px 4px 18px',
  color: color.nightText,
  background: color.night,
  fontWeight: 600,
  lineHeight: 1.4,
  ...plays(rise, 0.7),
});
const answer = css({
  maxWidth: '26.875rem',
  marginTop: '0.875rem',
  padding: '0.875rem 1.125rem 1rem',
  borderRadius: '18px 18px 18px 4px',
  background: color.plumTint,
  fontSize: '1rem',
  lineHeight: 1.5,
});
const words = css(plays(write, 1.2, '1s steps(4)'));
const sources = css({
  ...wrappedRow('0.5rem'),
  marginTop: '0.75rem',
  ...plays(rise, 2.1),
});
const source = css({
  padding: '0.1875rem 0.625rem',
  border: `1px solid ${color.plum}`,
  borderRadius: 10,
  font: labelFont(1.5),
  color: color.plum,
});

const stroke = { vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' } as const;

export function MarketChart() {
  return (
    <SceneFigure caption="An example: a price moves, and somebody asks why.">
      <div css={desk}>
        <p css={head}>
          <span css={title}>Delivery price, north</span>
          <span>You and two competitors</span>
        </p>
        <div css={chart}>
          <span css={asked} aria-hidden="true" />
          <svg
            css={lines}
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            fill="none"
            aria-hidden="true"
          >
            <path
              {...stroke}
              stroke={color.plum}
              strokeWidth="4"
              d="M0 36 10 34 24 38 36 32 50 35 63 31 76 35 88 32 100 34"
            />
            <path
              {...stroke}
              stroke={color.cobalt}
              strokeWidth="4"
              d="M0 56 10 54 24 57 36 52 49 55 53 56 63 73 76 81 88 79 100 82"
            />
            <path
              {...stroke}
              stroke={color.moss}
              strokeWidth="2.5"
              strokeDasharray="7 5"
              d="M0 71 10 70 24 67 36 70 50 66 63 67 76 64 88 66 100 63"
            />
          </svg>
          <span css={[name, own]}>You</span>
          <span css={[name, rival]}>Competitor A</span>
          <span css={[name, other]}>Competitor B</span>
          <span css={point} aria-hidden="true" />
          {months.map(({ name: text, place }) => (
            <span key={text} css={[month, place]}>
              {text}
            </span>
          ))}
        </div>
        <div css={talk}>
          <span css={thread} aria-hidden="true" />
          <p css={question}>Why has Competitor A been cheaper since May?</p>
          <div css={answer}>
            <p css={words}>
              They opened a depot in the north on 9&nbsp;May and lowered delivery prices there.
              Elsewhere their prices did not move.
            </p>
            <ul css={sources} aria-label="Sources">
              <li css={source}>price page · 9 May</li>
              <li css={source}>press release · 8 May</li>
            </ul>
          </div>
        </div>
      </div>
    </SceneFigure>
  );
}
