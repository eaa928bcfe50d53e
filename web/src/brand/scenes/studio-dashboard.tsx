import { css } from '@emotion/react';
import { Fragment } from 'react';
import { border, color, headFont, labelFont, media, radius, softLabel } from '../../theme/tokens';
import { centredRow, spreadRow, stacked, statusDot } from '../../ui/layout';
import { chalkGrid } from '../pieces/cutting-table';
import { Logo } from '../pieces/logo';
import { pieceColors, pieceStyle, PieceTab, tabPlace } from '../pieces/pattern-piece';
import { plays, pull, rise, SceneFigure, write } from './scene';

const small = '@container (max-width: 29.99875rem)';
/** From this width the components are side by side. */
const across = '@container (min-width: 37.5rem)';
/** From this width the list of agents is beside the components. */
const twoPanels = '@container (min-width: 42.5rem)';
/** From this width the list of today's events is beside the components. */
const roomy = '@container (min-width: 60rem)';

const seam = border.hairline;

const studio = css({
  border: border.hairline,
  borderRadius: radius.sheet,
  background: color.sheet,
  overflow: 'hidden',
});
const bar = css({
  ...centredRow('0.75rem'),
  padding: '0.875rem 1.25rem',
  fontWeight: 600,
});
const crumb = css(softLabel(1.5), { marginInlineStart: 'auto', textAlign: 'end' });
const tinted = ([0, 1, 2, 3] as const).map((tint) => [
  `& [data-tint="${tint}"]`,
  pieceColors(tint),
]);
const rooms = css(Object.fromEntries(tinted), {
  display: 'grid',
  [twoPanels]: { gridTemplateColumns: '12.25rem minmax(0, 1fr)' },
  [roomy]: {
    gridTemplateColumns:
      'clamp(11.25rem, 20cqi, 14.25rem) minmax(0, 1fr) clamp(12.25rem, 28cqi, 21rem)',
  },
});
const side = css({ padding: '1.25rem 1.25rem 1.375rem' });
const label = css(softLabel(1.5));

const agents = css(side, {
  borderTop: seam,
  background: color.paper,
  [twoPanels]: { ...stacked, gridArea: '1 / 1', borderTop: 0, borderInlineEnd: seam },
  // In small containers only the question of one agent is shown. The label and the list of agents are hidden.
  [small]: { '& > :first-of-type': { display: 'none' }, '& > :last-child': { marginTop: 0 } },
});
const agentList = css({
  display: 'grid',
  gap: '0.5rem',
  marginTop: '0.75rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11.875rem), 1fr))',
});
const agent = css({
  ...spreadRow('0 0.75rem', 'baseline'),
  padding: '0.6875rem 0.875rem',
  [across]: { flexDirection: 'column' },
  border: '1px solid transparent',
  borderRadius: 10,
  lineHeight: 1.35,
});
const chosen = css({ borderColor: color.line, background: color.sheet });
const agentName = css({ fontSize: '1rem', fontWeight: 600 });
const state = css({ font: labelFont(1.5), '&::before': statusDot('0.5rem', '0.5rem') });
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
const asker = css({ display: 'block', font: labelFont(1.5), color: color.threadText });

const bench = css({ ...stacked, minWidth: 0, [twoPanels]: { gridArea: '1 / 2' } });
const benchHead = css({
  padding: '1.25rem 1.25rem 1.125rem',
  borderBottom: seam,
  [roomy]: { padding: '1.25rem 1.75rem 1.125rem' },
});
const benchTitle = css(headFont('1.5rem', 1.2, '-0.03em'));
const delayed = [1, 2, 3, 4].map((place) => [
  `& > [data-place="${place}"]`,
  { animationDelay: `${0.1 + place * 0.12}s` },
]);
const canvas = css(chalkGrid(), Object.fromEntries(delayed), {
  flex: 1,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignContent: 'start',
  columnGap: '0.75rem',
  padding: '1.75rem 20px',
  [across]: {
    gridTemplateColumns:
      'minmax(0, 10fr) minmax(2.375rem, 3fr) minmax(0, 10fr) minmax(2.375rem, 3fr) minmax(0, 10fr)',
    gap: '2rem 0',
    padding: '2rem clamp(0.875rem, 2.4cqi, 1.75rem)',
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

const threadGap = css({
  gridColumn: '1 / -1',
  width: '100%',
  height: '3rem',
  padding: '1rem 0 0',
  ...plays(pull, 0.7, '0.8s ease-out'),
  // The components after the drawing in the HTML must not cover its rings.
  position: 'relative',
  zIndex: 1,
  overflow: 'visible',
  '& > g + g': { display: 'none' },
  [across]: {
    height: '100%',
    paddingBlock: '0',
    paddingInline: '1rem 0',
    '& > g': { display: 'none' },
    '& > g + g': { display: 'inline' },
  },
  // In print the components have no tabs between them, so the dashed lines fill the gaps.
  [media.print]: { padding: 0 },
  '& path': { vectorEffect: 'non-scaling-stroke' },
  // The dot is a line of length zero with round ends, which stays round when the drawing is stretched.
  '& path + path': { strokeWidth: 11, strokeDasharray: 'none' },
  '& path + path + path': { stroke: color.sheet, strokeWidth: 6 },
});

/**
 * The dashed lines in the two gaps between the components, one version for the vertical and one for the horizontal
 * layout. Each is drawn in a square of 100 units, which CSS stretches to the size of the gap.
 */
const ways = [
  {
    place: css({ [across]: { gridArea: '1 / 2 / 3' } }),
    lines: [
      {
        line: 'M25 0C25 60 50 40 50 100M75 0C75 60 50 40 50 100',
        from: 'M25 0h0M75 0h0',
        to: 'M50 100h0',
      },
      {
        line: 'M0 20C60 20 40 50 100 50M0 80C60 80 40 50 100 50',
        from: 'M0 20h0M0 80h0',
        to: 'M100 50h0',
      },
    ],
  },
  {
    place: css({ [across]: { gridArea: '1 / 4 / 3' } }),
    lines: [
      {
        line: 'M50 0C50 60 25 40 25 100M50 0C50 60 75 40 75 100',
        from: 'M50 0h0',
        to: 'M25 100h0M75 100h0',
      },
      {
        line: 'M0 50C60 50 40 20 100 20M0 50C60 50 40 80 100 80',
        from: 'M0 50h0',
        to: 'M100 20h0M100 80h0',
      },
    ],
  },
] as const;

function StudioThread({ place, lines }: (typeof ways)[number]) {
  return (
    <svg
      css={[threadGap, place]}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
      stroke={color.thread}
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeDasharray="7 5"
      aria-hidden="true"
    >
      {lines.map(({ line, from, to }) => (
        <g key={line}>
          <path d={line} />
          <path d={from + to} />
          <path d={from} />
        </g>
      ))}
    </svg>
  );
}

const day = css(side, {
  gridColumn: '1 / -1',
  borderTop: seam,
  [roomy]: { gridArea: '1 / 3', borderTop: 0, borderInlineStart: seam },
});
const inPairs = '@container (min-width: 38.75rem) and (max-width: 59.99875rem)';

const log = css({
  [small]: { '& > :nth-of-type(n+3)': { display: 'none' } },
  display: 'grid',
  columnGap: '1.75rem',
  marginTop: '0.375rem',
  ...plays(write, 0.9, '1s steps(4)'),
  [inPairs]: {
    gridTemplateColumns: '1fr 1fr',
  },
});
const entry = css({
  display: 'grid',
  gridTemplateColumns: '3.125rem 1fr',
  padding: '0.6875rem 0',
  '& + &': { borderTop: seam },
  [inPairs]: { '&:nth-of-type(2)': { borderTop: 0 } },
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  textWrap: 'balance',
});
const time = css(softLabel(1.75));
const source = css({
  display: 'block',
  fontSize: '0.875rem',
  color: color.inkSoft,
  '&::before': { ...statusDot('0.5rem', '0.4375rem', 'var(--edge)'), borderRadius: 2 },
});

const entries = [
  { at: '08:41', text: 'A guest asked to move a booking', by: 0 },
  { at: '08:41', text: 'Booking moved to 20:30', by: 3 },
  { at: '08:42', text: 'Confirmation sent', by: 4 },
  { at: '09:05', text: 'Group order read from a PDF', by: 1 },
] as const;

const team = [
  { name: 'Bookings agent', is: 'live' },
  { name: 'Personnel agent', is: 'live' },
  { name: 'Ledger agent', is: 'asks you' },
] as const;
export function StudioDashboard() {
  return (
    <SceneFigure caption="A morning in a restaurant’s studio. An example.">
      <div css={studio}>
        <div className="night" css={bar}>
          <Logo size={24} />
          Studio
          <span css={crumb}>pattern 010</span>
        </div>
        <div css={rooms}>
          <div css={bench}>
            <div css={benchHead}>
              <p css={benchTitle}>Bookings agent</p>
              <p css={label}>five Actionable Components (AC), one agent</p>
            </div>
            <div css={canvas}>
              {parts.map(({ name, code, tint }, index) => (
                <Fragment key={name}>
                  {index === sorter && <StudioThread {...ways[0]} />}
                  <div css={part} data-place={index} data-tint={tint}>
                    {index <= sorter && <PieceTab />}
                    <span css={partName}>{name}</span>
                    <span css={partCode}>{code}</span>
                  </div>
                  {index === sorter && <StudioThread {...ways[1]} />}
                </Fragment>
              ))}
            </div>
          </div>
          <div css={day}>
            <p css={label}>Today</p>
            <ul css={log}>
              {entries.map(({ at, text, by }) => (
                <li key={text} css={entry}>
                  <span css={time}>{at}</span>
                  <span>
                    {text}{' '}
                    <span css={source} data-tint={parts[by]!.tint}>
                      {parts[by]!.name}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
          </div>
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
        </div>
      </div>
    </SceneFigure>
  );
}
