import { keyframes } from '@emotion/react';

/**
 * Scenes move once, by style rules alone, and end as they stand in the markup: complete. Nothing moves on paper, for
 * visitors who asked for calm, or without script.
 */
const whereScenesMove =
  '@media screen and (prefers-reduced-motion: no-preference) and (scripting: enabled)';

/** Comes up into its place. */
export const rise = keyframes({ from: { opacity: 0, transform: 'translateY(14px)' } });
/** Appears line by line, like something that is being written. */
export const write = keyframes({
  from: { clipPath: 'inset(0 0 100%)' },
  to: { clipPath: 'inset(0)' },
});
/** Is pulled through from the left. */
export const pull = keyframes({
  from: { clipPath: 'inset(-4px 100% -4px 0)' },
  to: { clipPath: 'inset(-4px)' },
});

/** A rule that plays a scene's step: `seconds` after the page appears. */
export const plays = (
  name: ReturnType<typeof keyframes>,
  seconds: number,
  timing = '0.5s ease-out',
) => ({
  [whereScenesMove]: { animation: `${name} ${timing} ${seconds}s backwards` },
});
