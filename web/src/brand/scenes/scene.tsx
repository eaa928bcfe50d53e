import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, fontSize } from '../../theme/tokens';

/**
 * Scenes play once, with CSS only, and end in the state of the markup. They do not move on paper, with reduced motion,
 * or without scripts.
 */
const whereScenesMove =
  '@media screen and (prefers-reduced-motion: no-preference) and (scripting: enabled)';

/** Moves the element up into its place. */
export const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.875rem)' } });
/** Reveals the element from top to bottom, like writing. */
export const write = keyframes({
  from: { clipPath: 'inset(0 0 100%)' },
  to: { clipPath: 'inset(0)' },
});
/** Reveals the element from the left. */
export const pull = keyframes({
  from: { clipPath: 'inset(-4px 100% -4px 0)' },
  to: { clipPath: 'inset(-4px)' },
});

/** Returns a rule that plays a step of a scene, `seconds` after the page appears. */
export const plays = (
  name: ReturnType<typeof keyframes>,
  seconds: number,
  timing = '0.5s ease-out',
) => ({
  [whereScenesMove]: { animation: `${name} ${timing} ${seconds}s backwards` },
});

const figure = css({
  width: '100%',
  maxWidth: '38.75rem',
  margin: '0 auto',
  containerType: 'inline-size',
});
const wide = css({ maxWidth: 'none' });
const caption = css({
  marginTop: '1.125rem',
  font: `500 ${fontSize.label}/1.5 ${font.mono}`,
  color: color.inkSoft,
  textWrap: 'pretty',
});

interface SceneFigureProps {
  /** Says that the scene is an example, and of what. */
  caption: string;
  /** Whether the scene is as wide as the page's column. */
  isWide?: boolean;
  children: ReactNode;
}

/**
 * A product at work, drawn as a user interface with real text. Its layout depends on the figure's width, and its text
 * never shrinks.
 */
export function SceneFigure({ caption: text, isWide = false, children }: SceneFigureProps) {
  return (
    <figure css={[figure, isWide && wide]}>
      {children}
      <figcaption css={caption}>{text}</figcaption>
    </figure>
  );
}
