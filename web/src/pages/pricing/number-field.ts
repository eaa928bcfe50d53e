import { css } from '@emotion/react';
import { color } from '../../theme/tokens';

export const numberField = css({
  padding: 0,
  border: 0,
  borderBottom: `2.5px solid ${color.ink}`,
  background: 'none',
  appearance: 'textfield',
  '&::-webkit-inner-spin-button': { appearance: 'none' },
});
