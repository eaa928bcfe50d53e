import { css, keyframes } from '@emotion/react';
import type { ComponentProps } from 'react';
import { media } from '../theme/tokens';

const fadeUp = keyframes({ from: { opacity: 0, transform: 'translateY(24px)' } });

// Specification, section 9: 0.1 s between cards, 0.2 s between stories. The delay hangs on an attribute, so that all
// items of a list share one class.
const stagger = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 7].map((index) => [`&[data-item="${index}"]`, { '--item': index }]),
);

const reveal = css({
  [media.moving]: {
    '&[data-view=waiting]': { opacity: 0 },
    '&[data-view=seen]': {
      animation: `${fadeUp} 0.6s ease-out calc(var(--item, 0) * 0.1s) backwards`,
    },
    '&[data-pace=story][data-view=seen]': { animationDelay: 'calc(var(--item, 0) * 0.2s)' },
    ...stagger,
  },
});

interface RevealProps extends ComponentProps<'div'> {
  as?: 'div' | 'li';
  /** Place among its neighbours, 0 to 7: each starts a little after the one before. */
  index?: number;
  pace?: 'card' | 'story';
}

/** Fades its content in, once in view (behaviours/in-view); without JavaScript it is simply there. */
export function Reveal({ as = 'div', index = 0, pace, ...props }: RevealProps) {
  const Tag = as as 'div';
  return (
    <Tag
      data-in-view="fade"
      css={reveal}
      data-item={index || undefined}
      data-pace={pace}
      {...props}
    />
  );
}
