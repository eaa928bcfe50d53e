/** Specification, section 9: 1.5 s a ring, each 0.2 s after the one before. In ms. */
const countDuration = 1500;
const countStagger = 200;

const easeOut = (share: number) => 1 - (1 - share) ** 3;

/**
 * Runs `draw` from a share of 0 to exactly 1. `index` sets the start among neighbours. Visitors who asked for less
 * motion keep what they see. `duration` in ms. Returns what stops it.
 */
export function countOnce(
  draw: (share: number) => void,
  index: number,
  duration = countDuration,
): () => void {
  if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  draw(0);
  let frame = 0;
  let start: number | undefined;
  const step = (now: number) => {
    start ??= now + index * countStagger;
    const share = Math.min(Math.max((now - start) / duration, 0), 1);
    draw(easeOut(share));
    if (share < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
