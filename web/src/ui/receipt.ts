import { css } from '@emotion/react';
import { fluid, labelFont } from '../theme/tokens';

/** A receipt with a torn lower edge. It is light, even in a dark section. */
export const receiptStyle = css({
  width: '100%',
  maxWidth: '28.75rem',
  margin: '0 auto',
  padding: `${fluid.s} ${fluid.s} 2.75rem`,
  color: '#14171f',
  background: '#fffdf9',
  mask: 'conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) top / 24px calc(100% + 1px)',
});
export const receiptHead = css({
  font: labelFont(1.5),
  color: '#4b5060',
});
export const receiptLines = css({ marginTop: '0.875rem', borderTop: '2px solid #14171f' });
export const receiptLine = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0.875rem',
  padding: '0.75rem 0',
  lineHeight: 1.35,
  '& + &': { borderTop: '1px solid #ddd5c4' },
});
