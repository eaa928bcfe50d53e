import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { color, radius } from '../theme/tokens';

/** A link whose target is the whole card around it; the card is positioned. */
export const cardLink = css({
  padding: '4px 0',
  fontSize: 16,
  fontWeight: 600,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
});

export const cardStyle = css({
  position: 'relative',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.sheet,
});

const paddings = {
  none: css({}),
  regular: css({ padding: 'clamp(20px, 2.6vw, 28px)' }),
  /** For forms and other large sheets. */
  roomy: css({ padding: 'clamp(20px, 3.6vw, 44px)', borderRadius: radius.sheet }),
};

interface CardProps extends ComponentProps<'div'> {
  padding?: keyof typeof paddings;
  /** `night` turns the colours inside too. */
  ground?: 'sheet' | 'night';
}

/** A sheet that lies on the page: hairline border, no shadow. */
export function Card({
  padding = 'regular',
  ground = 'sheet',
  className = '',
  ...props
}: CardProps) {
  return (
    <div
      className={ground === 'night' ? `night ${className}` : className}
      css={[cardStyle, paddings[padding], ground === 'night' && { background: color.night }]}
      {...props}
    />
  );
}
