/** Requirements, section 9: 1.5 s a ring, each 0.2 s after the one before. In ms. */
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

/**
 * What happens once, when an element is in view for the first time (requirements, section 9: rings and cards), named
 * by its `data-in-view`. Styles follow `data-view`: absent at first, `waiting` below the screen, then `seen`. Nothing is
 * hidden that a visitor may already have seen: only what still lies below the screen waits.
 */
export type InViewEffect = 'fade' | 'count';

const waits = (element: HTMLElement) => (element.dataset.view = 'waiting');

const effects: Record<InViewEffect, (element: HTMLElement) => void> = {
  /** Fades in when it was below the screen; the style does it. */
  fade(element) {
    if (element.dataset.view) element.dataset.view = 'seen';
  },
  /** Counts the ring from nothing to the value that it was prerendered with. */
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

/** Follows all elements of the page until each was in view. A tab in the background reports none. */
export function startInView(root: ParentNode = document) {
  const observer = new IntersectionObserver(
    (entries) => {
      // Read before anything is written: after that it would cost a layout.
      const { innerHeight } = window;
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const element = target as HTMLElement;
        if (isIntersecting) {
          observer.unobserve(element);
          effects[element.dataset.inView as InViewEffect](element);
        } else if (boundingClientRect.top >= innerHeight || !boundingClientRect.height) {
          // An element in a band that is not laid out yet has no height (lay-out-bands). It lies below the screen.
          waits(element);
        }
      }
    },
    // A little inside the screen, so that what moves is seen moving.
    { rootMargin: '0px 0px -8% 0px' },
  );
  for (const element of root.querySelectorAll('[data-in-view]')) observer.observe(element);
}
