/** Duration (ms) of a ring's animation (requirements, section 9). */
const countDuration = 1500;
/** Delay (ms) between the animations of two neighbouring rings (requirements, section 9). */
const countStagger = 200;

const easeOut = (share: number) => 1 - (1 - share) ** 3;

/**
 * Calls `draw` in each frame with the finished share, from 0 to exactly 1. Animations with a higher `index` start
 * later. Does nothing if the visitor prefers reduced motion. Returns a function that stops the animation.
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

/**
 * Effects that run once, when their element is first in view (requirements, section 9). `data-in-view` names the
 * effect. This module sets `data-view` for the CSS: first `waiting` (hidden) if the element is below the window, and
 * later `seen`. An element that is in view on load stays visible from the start.
 */
export type InViewEffect = 'fade' | 'count';

const effects: Record<InViewEffect, (element: HTMLElement) => void> = {
  fade(element) {
    if (element.dataset.view) element.dataset.view = 'seen';
  },
  count(element) {
    element.dataset.view = 'seen';
    const arc = element.querySelector('[data-arc]')!;
    const words = element.querySelector('[data-figure]')!;
    const [value, whole] = arc.getAttribute('stroke-dasharray')!.split(' ').map(Number);
    const isPercentage = words.textContent.endsWith('%');
    countOnce(
      (share) => {
        arc.setAttribute('stroke-dasharray', `${value! * share} ${whole}`);
        if (isPercentage) words.textContent = `${Math.round(value! * share)}%`;
      },
      Number(element.dataset.item ?? 0),
    );
  },
};

export function startInView() {
  const observer = new IntersectionObserver(
    (entries) => {
      // Reads before the loop writes, because a read after a write would force a layout.
      const { innerHeight } = window;
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const element = target as HTMLElement;
        if (isIntersecting) {
          observer.unobserve(element);
          effects[element.dataset.inView as InViewEffect](element);
        } else if (boundingClientRect.top >= innerHeight || !boundingClientRect.height) {
          // An element without height is below the window, in a section that has no layout yet (lay-out-bands).
          element.dataset.view = 'waiting';
        }
      }
    },
    // The lowest 8 % of the window do not count as in view.
    { rootMargin: '0px 0px -8% 0px' },
  );
  for (const element of document.querySelectorAll('[data-in-view]')) observer.observe(element);
}
