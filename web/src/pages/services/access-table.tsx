import { css } from '@emotion/react';
import type { AccessContent } from '../../content/types/service';
import { border, color, dataColor, fontSize, media, noteText, space } from '../../theme/tokens';
import { circle, pseudoBox, visuallyHidden } from '../../ui/layout';

const { cobalt, thread, moss, plum } = dataColor;
const tints = {
  cobalt: { tint: cobalt.tint, word: color.cobaltDark },
  thread: { tint: thread.tint, word: color.threadText },
  moss: { tint: moss.tint, word: moss.strong },
  plum: { tint: plum.tint, word: plum.strong },
  secret: { tint: thread.strong, word: '#14171f' },
};
/** From this width the agents' names are horizontal, one word per line. In narrower windows they are vertical. */
const roomy = '@media (min-width: 40em)';

const frame = css({
  '--gap': 'clamp(4px, 1.3vw, 8px)',
  '--row': '3.125rem',
  '--band': '2.5rem',
  // On phones and tablets the coloured bands start at the page's left edge.
  '--start': space.gutter,
  '--heads': 'calc(var(--start) + 4.375rem)',
  // Distance from the edge of a column to the hole in its head, which on phones is in the middle.
  '--inset': 'calc(50% - 9px)',
  // The coloured bands behind the rows (`band`) extend to the page's right edge.
  overflow: 'clip',
  minWidth: 0,
  [roomy]: {
    '--row': '3.75rem',
    '--band': '2.75rem',
    '--heads': 'calc(var(--start) + 7.125rem)',
    '--inset': '1rem',
  },
  [media.desktop]: {
    '--start': '0.75rem',
    '--heads': 'clamp(5.75rem, 9.8vw, 7.375rem)',
    '--inset': 'clamp(0.25rem, 4vw - 2rem, 1rem)',
    paddingTop: '2rem',
  },
});
const table = css({
  // The last column also has a gap at its end. This gap is outside the container.
  width: `calc(100% - max(${space.gutter}, 50vw - ${space.container} / 2) + var(--gap))`,
  tableLayout: 'fixed',
  borderSpacing: 0,
  textAlign: 'start',
  [media.print]: {
    width: '100%',
    '& tr th, & tr td': {
      height: '1.75rem',
      padding: '0.25rem 0',
      border: 0,
      borderBottom: border.hairline,
      verticalAlign: 'bottom',
      color: 'inherit',
      lineHeight: 1.2,
    },
    // Chrome prints a coloured box as a white one, which would hide the line below the last row.
    '& tr th::after, & tr td::before': { display: 'none' },
    '& tr td > span': {
      height: 'auto',
      margin: 0,
      color: 'inherit',
      lineHeight: 'inherit',
      textAlign: 'start',
    },
  },
});
/** Draws a coloured band behind a row. The columns look like cards, so the band is visible only between them. */
const band = 'linear-gradient(var(--tint), var(--tint)) 0 50% / 100% var(--band) no-repeat';
const cell = css({
  position: 'relative',
  zIndex: 0,
  padding: 0,
  borderInlineEnd: 'var(--gap) solid transparent',
  background: `${band} border-box`,
  '&::before': {
    ...pseudoBox,
    zIndex: -1,
    inset: 0,
    background: color.night,
    '@media (min-width: 75em)': {
      backgroundImage:
        'repeating-linear-gradient(#596282 0 6px, transparent 6px 10px), repeating-linear-gradient(#596282 0 6px, transparent 6px 10px)',
      backgroundPosition: '8px 0, calc(100% - 8px) 0',
      backgroundSize: '1.5px 100%',
      backgroundRepeat: 'no-repeat',
    },
  },
  // Draws the lower ends of the columns.
  'tr:last-of-type > td&::before': { bottom: '-1.875rem', borderRadius: '0 0 18px 18px' },
  // Continues the band from the last column to the edge of the page.
  'td&:last-of-type::after': {
    ...pseudoBox,
    insetInlineStart: 'calc(100% + var(--gap))',
    top: 'calc(50% - var(--band) / 2)',
    width: '100vw',
    height: 'var(--band)',
    background: 'var(--tint)',
  },
  'th&': {
    height: '10.5rem',
    paddingTop: '3rem',
    verticalAlign: 'top',
    background: 'none',
    color: '#fff',
    fontSize: '0.9375rem',
    fontWeight: 600,
    lineHeight: 1.2,
    textAlign: 'center',
    [roomy]: {
      height: '6.875rem',
      paddingInlineStart: 'var(--inset)',
      textAlign: 'start',
    },
    [media.desktop]: { fontSize: 'clamp(0.8125rem, 1.4vw, 0.9375rem)' },
  },
  'th&::before': { borderRadius: '18px 18px 0 0' },
  // Draws a hole in the column's head.
  'th&::after': {
    ...pseudoBox,
    insetInlineStart: 'var(--inset)',
    top: '1.125rem',
    ...circle(18),
    background: color.paper,
  },
});
const agent = css({
  display: 'inline-block',
  writingMode: 'vertical-rl',
  whiteSpace: 'nowrap',
  [roomy]: {
    width: 'min-content',
    writingMode: 'horizontal-tb',
    whiteSpace: 'normal',
    overflowWrap: 'normal',
  },
});
const record = css({
  width: 'var(--heads)',
  height: 'var(--row)',
  padding: 0,
  paddingInlineStart: 'var(--start)',
  background: band,
  color: 'var(--word)',
  fontSize: 'clamp(0.875rem, 2vw, 1rem)',
  fontWeight: 600,
  lineHeight: 1,
  textAlign: 'start',
});
// Draws the thread that joins the cards: from a knot, through all holes, to the edge of the page.
const corner = css({
  position: 'relative',
  zIndex: 1,
  width: 'var(--heads)',
  '@media screen': {
    '&::before': {
      ...pseudoBox,
      insetInlineStart: 'calc(60% - 14px)',
      top: 'calc(1.125rem + 1px)',
      ...circle(16),
      border: `2.5px solid ${color.thread}`,
    },
    '&::after': {
      ...pseudoBox,
      insetInlineStart: 'calc(60% + 2px)',
      top: 'calc(1.125rem + 8px)',
      width: '100vw',
      borderTop: `2.5px solid ${color.thread}`,
    },
  },
});
const right = css({
  display: 'block',
  height: 'var(--band)',
  margin: '0 clamp(3px, 1.5vw - 2px, 12px)',
  borderRadius: 10,
  background: 'var(--tint)',
  color: 'var(--word)',
  fontSize: `clamp(${fontSize.label}, 4vw, 0.9375rem)`,
  fontWeight: 600,
  lineHeight: 'var(--band)',
  textAlign: 'center',
  [media.forced]: { border: '1px solid' },
});
const note = css({
  ...noteText,
  maxWidth: '38rem',
  margin: `2.75rem ${space.gutter} 0`,
  marginInlineStart: 'var(--start)',
});

/**
 * Renders a table of the rights that four agents have to a customer's records. An agent's column looks like a card, and
 * each of the agent's rights like a window in this card.
 */
export function AccessTable({ content }: { content: AccessContent }) {
  return (
    <div css={frame}>
      <table css={table}>
        <caption css={visuallyHidden}>{content.caption}</caption>
        <thead>
          <tr>
            <th scope="col" css={corner}>
              <span css={visuallyHidden}>{content.record}</span>
            </th>
            {content.agents.map((name) => (
              <th key={name} scope="col" css={cell}>
                <span css={agent}>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {content.records.map(({ name, cloth, rights }) => (
            <tr key={name} css={{ '--tint': tints[cloth].tint, '--word': tints[cloth].word }}>
              <th scope="row" css={record}>
                {name}
              </th>
              {content.agents.map((each) => (
                <td key={each} css={cell}>
                  {rights[each] ? (
                    <span css={right}>{rights[each]}</span>
                  ) : (
                    <span css={visuallyHidden}>{content.none}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p css={note}>{content.note}</p>
    </div>
  );
}
