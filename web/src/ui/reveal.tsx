import type { ComponentProps } from 'react';

interface RevealProps extends ComponentProps<'div'> {
  as?: 'div' | 'li';
  /** Index of the element among its siblings, 0 to 7. Each element fades in a little later than the one before it. */
  index?: number;
  pace?: 'card' | 'story';
}

/** Renders an element that fades in when it comes into view (runtime/behaviours/in-view, theme/global.css). */
export function Reveal({ as = 'div', index = 0, pace, ...props }: RevealProps) {
  const Tag = as as 'div';
  return <Tag data-in-view="fade" data-item={index || undefined} data-pace={pace} {...props} />;
}
