import { css } from '@emotion/react';
import { color, labelFont, media } from '../theme/tokens';
import { circle, pseudoBox } from './layout';

const tight = '@media (width < 22.5em)';

/** Styles of a line with a ring, a label (`small`) and a text. */
export const knotLine = css({
  '--indent': '2.125rem',
  position: 'relative',
  display: 'flex',
  gap: '1rem',
  alignItems: 'baseline',
  marginInlineStart: 'var(--indent)',
  padding: '0.6875rem 0',
  lineHeight: 1.4,
  '&::before': {
    ...pseudoBox,
    insetInlineStart: 'calc(-1 * var(--indent))',
    top: '1rem',
    ...circle('0.875rem'),
    border: `2px solid ${color.thread}`,
  },
  '& > small': {
    flex: 'none',
    minWidth: '4.125rem',
    font: labelFont(1),
  },
  [media.phone]: { '--indent': '1.625rem', gap: '0.75rem' },
  [tight]: {
    display: 'block',
    '&::before': { top: '0.625rem' },
    '& > small': { display: 'block', marginBottom: '0.375rem' },
  },
});
