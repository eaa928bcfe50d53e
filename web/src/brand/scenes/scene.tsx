import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { softLabel } from '../../theme/tokens';

/** Scenes are animated once. In print, with reduced motion and without scripts they show the last step. */
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
 * This invisible animation gives the element its own layer while another animation repaints it. `will-change` would
 * keep that layer after the animation, and the browser would draw the element less sharply.
 */
export const ownLayer = keyframes({ from: { opacity: 0.99 } });

export const plays = (
  name: ReturnType<typeof keyframes>,
  seconds: number,
  timing = '0.5s ease-out',
) => ({
  [whereScenesMove]: { animation: `${name} ${timing} ${seconds}s backwards` },
});

const figure = css({
  width: '100%',
  containerType: 'inline-size',
  breakInside: 'avoid',
});
const caption = css({
  marginTop: '1.125rem',
  ...softLabel(1.5),
});

interface SceneFigureProps {
  caption: string;
  children: ReactNode;
}

export function SceneFigure({ caption: text, children }: SceneFigureProps) {
  return (
    <figure css={figure}>
      {children}
      <figcaption css={caption}>{text}</figcaption>
    </figure>
  );
}
