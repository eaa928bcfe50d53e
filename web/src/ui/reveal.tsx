import type { ComponentProps } from 'react';

interface RevealProps extends ComponentProps<'div'> {
  as?: 'div' | 'li';
  /** Place among its neighbours, 0 to 7: each starts a little after the one before. */
  index?: number;
  pace?: 'card' | 'story';
}

/**
 * Fades its content in, once in view (runtime/behaviours/in-view); without JavaScript it is simply there. Its rules stand in
 * theme/global.css: with every list's own styles they would be written anew.
 */
export function Reveal({ as = 'div', index = 0, pace, ...props }: RevealProps) {
  const Tag = as as 'div';
  return <Tag data-in-view="fade" data-item={index || undefined} data-pace={pace} {...props} />;
}
