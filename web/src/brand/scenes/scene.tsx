import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { softLabel } from '../../theme/tokens';

/**
 * Media query for the animations of scenes, which run only once. In print, with reduced motion and without scripts, a
 * scene shows its last step.
 */
const whereScenesMove =
  '@media screen and (prefers-reduced-motion: no-preference) and (scripting: enabled)';

export const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.875rem)' } });
export const write = keyframes({
  from: { clipPath: 'inset(0 0 100%)' },
  to: { clipPath: 'inset(0)' },
});
export const pull = keyframes({
  from: { clipPath: 'inset(-4px 100% -4px 0)' },
  to: { clipPath: 'inset(-4px)' },
});

/**
 * An invisible animation. While it runs, the browser draws the element in a separate layer. If a line in the element
 * changes in every frame, the browser then repaints only that layer, and not the rest of the drawing. `will-change`
 * would do the same. But with `will-change` the browser would keep the layer after the animation, and draw it less
 * sharply.
 */
export const ownLayer = keyframes({ from: { opacity: 0.99 } });

/** Returns styles that play a step of a scene, `seconds` after the page appears. */
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
  breakInside: 'avoid',
});
const wide = css({ maxWidth: 'none' });
const caption = css({
  marginTop: '1.125rem',
  ...softLabel(1.5),
});

interface SceneFigureProps {
  caption: string;
  isWide?: boolean;
  children: ReactNode;
}

/** Renders a scene: a user interface in HTML that shows a product at work. Its text has normal size on all screens. */
export function SceneFigure({ caption: text, isWide = false, children }: SceneFigureProps) {
  return (
    <figure css={[figure, isWide && wide]}>
      {children}
      <figcaption css={caption}>{text}</figcaption>
    </figure>
  );
}
