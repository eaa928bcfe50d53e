import type { ComponentProps } from 'react';

interface RevealProps extends ComponentProps<'div'> {
  as?: 'div' | 'li';
  /** Index among the siblings, 0 to 7. Each fades in a little later than the previous one. */
  index?: number;
  pace?: 'card' | 'story';
}

/** Fades in when the visitor first sees it (runtime/behaviours/in-view, theme/global.css). */
export function Reveal({ as = 'div', index = 0, pace, ...props }: RevealProps) {
  const Tag = as as 'div';
  return <Tag data-in-view="fade" data-item={index || undefined} data-pace={pace} {...props} />;
}
