import { css } from '@emotion/react';
import { aiScan } from '../../content/features/ai-scan';
import { border, color, font, media } from '../../theme/tokens';
import { circle, pseudoBox, visuallyHidden } from '../../ui/layout';
import { roomForTwo } from './sheet-styles';

const frame = css({
  position: 'relative',
  zIndex: 1,
  padding: '1.75rem clamp(1.25rem, 4.6cqi, 3.5rem) 0',
  // Aligns the rings of the list with the end of the red dashed line. The line ends 1.625rem plus 42 units of the
  // jacket's drawing below the result's box.
  [roomForTwo]: { paddingTop: 'calc(0.5rem + 2.03cqi)' },
  [media.print]: { padding: '1rem 0' },
});
const heading = css({
  marginBottom: '1rem',
  fontSize: '1.25rem',
  [roomForTwo]: visuallyHidden,
});
const knot = '2.25rem';
const list = css({
  display: 'grid',
  gap: '1.5rem',
  counterReset: 'step',
  [roomForTwo]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '2rem 2.5rem' },
  [media.print]: { gap: '0.625rem' },
});
const step = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${knot} minmax(0, 1fr)`,
  gap: '0 1rem',
  alignContent: 'start',
  counterIncrement: 'step',
  breakInside: 'avoid',
  '&::before': {
    content: 'counter(step)',
    zIndex: 1,
    ...circle(knot),
    border: `2px solid ${color.thread}`,
    font: `500 0.875rem/2rem ${font.mono}`,
    textAlign: 'center',
    color: color.ink,
    background: color.paperDeep,
    [media.print]: { background: 'none' },
  },
  '&:last-of-type::before': { color: '#14171f', background: color.thread },
  '&:not(:last-of-type)::after': {
    ...pseudoBox,
    insetBlock: `${knot} -1.5rem`,
    insetInlineStart: 'calc(1.125rem - 1px)',
    borderInlineStart: border.thread,
    [media.print]: { bottom: '-0.625rem' },
  },
  '& > span': { paddingTop: '0.3125rem' },
  [roomForTwo]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '0.625rem',
    // In one row the items draw no dashed line, because the line from the jacket's drawing passes all of them.
    '&:not(:last-of-type)::after': { display: 'none' },
    '& > span': { paddingTop: 0 },
  },
});

export function NextSteps({ texts }: { texts: readonly string[] }) {
  return (
    <div css={frame}>
      <h4 css={heading}>{aiScan.sheet.nextSteps}</h4>
      <ol css={list}>
        {texts.map((item, index) => (
          // A result may repeat a text, so only the index is unique.
          // oxlint-disable-next-line no-array-index-key
          <li key={index} css={step}>
            <span>{item}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
