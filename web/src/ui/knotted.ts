import { css } from '@emotion/react';
import { border, color } from '../theme/tokens';
import { circle, pseudoBox } from './layout';

/** Styles of a list item with a ring. A dashed line joins the rings of neighbouring items. */
export const knotted = css({
  position: 'relative',
  // The dashed line then has three dashes.
  paddingBottom: '1.375rem',
  paddingInlineStart: '2rem',
  lineHeight: 1.4,
  fontWeight: 600,
  '&::before': {
    ...pseudoBox,
    insetInlineStart: 0,
    top: '0.0625rem',
    ...circle('1.25rem'),
    border: `2px solid ${color.thread}`,
  },
  '&:not(:last-child)::after': {
    ...pseudoBox,
    insetInlineStart: '0.5625rem',
    top: '1.3125rem',
    bottom: '-0.0625rem',
    borderInlineStart: border.thread,
  },
});
