import type { ComponentProps } from 'react';

interface RevealProps extends ComponentProps<'div'> {
  as?: 'div' | 'li';
  /** Index among the siblings: 0 to 7 for cards, 0 to 3 for stories. */
  index?: number;
  pace?: 'card' | 'story';
}

/** Fades in when the visitor first sees it (runtime/behaviours/in-view, theme/global.css). */
export function Reveal({ as = 'div', index = 0, pace, ...props }: RevealProps) {
  const Tag = as as 'div';
  // Cards fade in 0.1 s apart, and stories 0.2 s apart (requirements, section 9).
  const delay = pace === 'story' ? 2 * index : index;
  return <Tag data-in-view="fade" data-item={delay || undefined} {...props} />;
}
