import { css } from '@emotion/react';
import { border, color, font, fontSize, labelFont, radius } from '../../theme/tokens';
import { circle, stacked } from '../../ui/layout';
import { chalkGrid } from '../pieces/chalk-grid';
import { Logo } from '../pieces/logo';
import { pieceColors, pieceStyle, PieceTab, tabPlace } from '../pieces/pattern-piece';
import { plays, rise, SceneFigure } from './scene';
import { across, roomy, seam, small, StudioLog, StudioThreads } from './studio-panels';

/** From this width the list of agents is beside the components. */
const twoPanels = '@container (min-width: 42.5rem)';

const mono = `500 ${fontSize.label}/1.5 ${font.mono}`;
const studio = css({
  border: border.hairline,
  borderRadius: radius.sheet,
  background: color.sheet,
  overflow: 'hidden',
});
const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  padding: '0.875rem 1.25rem',
  fontWeight: 600,
});
const crumb = css({
  marginInlineStart: 'auto',
  font: mono,
  color: color.inkSoft,
  textAlign: 'end',
});
const tinted = ([0, 1, 2, 3] as const).map((tint) => [
  `& [data-tint="${tint}"]`,
  pieceColors(tint),
]);
const rooms = css(Object.fromEntries(tinted), {
  display: 'grid',
  [twoPanels]: { gridTemplateColumns: '12.25rem minmax(0, 1fr)' },
  [roomy]: {
    gridTemplateColumns:
      'clamp(11.25rem, 20cqi, 14.25rem) minmax(0, 1fr) clamp(12.25rem, 24cqi, 18rem)',
  },
});
const side = css({ padding: '1.25rem 1.25rem 1.375rem' });
const label = css({ font: mono, color: color.inkSoft });

const agents = css(side, {
  background: color.paper,
  [twoPanels]: { ...stacked, borderInlineEnd: seam },
  // Hides the label and the list of agents, so that only the question of one agent remains, below the other parts.
  [small]: { order: 1, borderTop: seam, '& > :first-of-type': { display: 'none' } },
});
const agentList = css({
  display: 'grid',
  gap: '0.5rem',
  marginTop: '0.75rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11.875rem), 1fr))',
});
const agent = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: '0.75rem',
  padding: '0.6875rem 0.875rem',
  [across]: { flexDirection: 'column' },
  border: '1px solid transparent',
  borderRadius: 10,
  lineHeight: 1.35,
});
const chosen = css({ borderColor: color.line, background: color.sheet });
const agentName = css({ fontSize: '1rem', fontWeight: 600 });
const state = css({
  font: mono,
  '&::before': {
    content: '""',
    display: 'inline-block',
    ...circle('0.5rem'),
    marginInlineEnd: '0.5rem',
    background: 'currentColor',
  },
});
const states = {
  live: css({ color: color.moss }),
  'asks you': css({ color: color.threadText }),
} as const;

const asking = css({
  marginTop: '0.875rem',
  padding: '0.875rem 1rem',
  border: `1.5px dashed ${color.thread}`,
  borderRadius: 10,
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  textWrap: 'balance',
  ...plays(rise, 1.6),
  [twoPanels]: { marginTop: 'auto' },
});
const asker = css({ display: 'block', font: mono, color: color.threadText });

const bench = css({ ...stacked, minWidth: 0 });
const benchHead = css({
  padding: '1.25rem 1.25rem 1.125rem',
  borderBottom: seam,
  [roomy]: { padding: '1.25rem 1.75rem 1.125rem' },
});
const benchTitle = css({ font: `700 1.5rem/1.2 ${font.head}`, letterSpacing: '-0.03em' });
const delayed = [1, 2, 3, 4].map((place) => [
  `& > [data-place="${place}"]`,
  { animationDelay: `${0.1 + place * 0.12}s` },
]);
const canvas = css(chalkGrid(), Object.fromEntries(delayed), {
  flex: 1,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignContent: 'center',
  columnGap: '0.75rem',
  padding: '1.75rem 20px',
  [across]: {
    gridTemplateColumns:
      'minmax(0, 10fr) minmax(2.375rem, 3fr) minmax(0, 10fr) minmax(2.375rem, 3fr) minmax(0, 10fr)',
    gap: '2.5rem 0',
    padding: '2.75rem clamp(0.875rem, 2.4cqi, 1.75rem)',
  },
});
const part = css(pieceStyle, tabPlace.bottom, plays(rise, 0.1), {
  minHeight: '5.5rem',
  '&[data-place="2"]': { gridColumn: '1 / -1', width: '62%', margin: '0 auto' },
  [across]: {
    ...tabPlace.right,
    minHeight: '6rem',
    paddingInline: 'clamp(0.6875rem, 1.7cqi, 1.0625rem)',
    '&[data-place="1"]': { gridRow: 2 },
    '&[data-place="2"]': { gridArea: '1 / 3 / 3', width: '100%', margin: 'auto 0' },
    '&[data-place="3"]': { gridArea: '1 / 5' },
    '&[data-place="4"]': { gridArea: '2 / 5' },
  },
});
const partName = css({
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
});
const partCode = css({ marginTop: '0.3125rem', font: labelFont(1.4) });

export const parts = [
  { name: 'Voice FAQ agent', code: 'AC-02', tint: 0 },
  { name: 'Document processor', code: 'AC-07', tint: 1 },
  { name: 'Ticket sorter', code: 'AC-03', tint: 3 },
  { name: 'Reservation agent', code: 'AC-12', tint: 2 },
  { name: 'Email follow-up bot', code: 'AC-15', tint: 0 },
] as const;
const sorter = 2;

const day = css(side, {
  gridColumn: '1 / -1',
  borderTop: seam,
  [roomy]: { gridColumn: 'auto', borderTop: 0, borderInlineStart: seam },
});
export const team = [
  { name: 'Bookings agent', is: 'live' },
  { name: 'Personnel agent', is: 'live' },
  { name: 'Ledger agent', is: 'asks you' },
] as const;
export function StudioDashboard() {
  return (
    <SceneFigure isWide caption="A morning in a restaurant’s studio. An example.">
      <div css={studio}>
        <div className="night" css={bar}>
          <Logo size={24} />
          Studio
          <span css={crumb}>pattern 010</span>
        </div>
        <div css={rooms}>
          <div css={agents}>
            <p css={label}>Your agents</p>
            <ul css={agentList}>
              {team.map(({ name, is }, index) => (
                <li key={name} css={[agent, index === 0 && chosen]}>
                  <p css={agentName}>{name}</p>
                  <p css={[state, states[is]]}>{is}</p>
                </li>
              ))}
            </ul>
            <p css={asking}>
              <span css={asker}>Ledger agent </span>
              Two orders match this invoice. Which one is it?
            </p>
          </div>
          <div css={bench}>
            <div css={benchHead}>
              <p css={benchTitle}>Bookings agent</p>
              <p css={label}>five Actionable Components (AC), one agent</p>
            </div>
            <div css={canvas}>
              {parts.map(({ name, code, tint }, index) => (
                <div key={name} css={part} data-place={index} data-tint={tint}>
                  {index <= sorter && <PieceTab />}
                  <span css={partName}>{name}</span>
                  <span css={partCode}>{code}</span>
                </div>
              ))}
              <StudioThreads />
            </div>
          </div>
          <div css={day}>
            <p css={label}>Today</p>
            <StudioLog parts={parts} />
          </div>
        </div>
      </div>
    </SceneFigure>
  );
}
