import { css } from '@emotion/react';
import { color } from '../../theme/tokens';

/** A number that is written on a line, in the type around it. */
export const numberField = css({
  padding: 0,
  border: 0,
  borderBottom: `2.5px solid ${color.ink}`,
  background: 'none',
  appearance: 'textfield',
  '&::-webkit-inner-spin-button': { appearance: 'none' },
});
