import { css } from '@emotion/react';
import { radius } from '../theme/tokens';

/** A link whose target is the whole card around it; the card is positioned. */
export const cardLink = css({
  padding: '4px 0',
  fontSize: 16,
  fontWeight: 600,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
});
