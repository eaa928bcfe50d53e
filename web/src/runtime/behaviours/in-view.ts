/** In ms. Requirements, section 9: a ring counts for 1.5 s and starts 0.2 s after the previous one. */
const countDuration = 1500;
const countStagger = 200;

const easeOut = (share: number) => 1 - (1 - share) ** 3;

/**
 * Animates from 0 to exactly 1 and calls `draw` with each share. `index` delays the start among neighbours, and
 * `duration` is in ms. Draws nothing if the visitor prefers reduced motion. Returns a function that stops the
 * animation.
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
 * Effects that run once, when the element is in view for the first time (requirements, section 9: rings and cards). An
 * element names its effect in `data-in-view`. Styles read `data-view`: none at first, `waiting` while it is below the
 * screen, then `seen`. Only elements below the screen wait, so that nothing disappears before the visitor's eyes.
 */
export type InViewEffect = 'fade' | 'count';

const markWaiting = (element: HTMLElement) => (element.dataset.view = 'waiting');

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

/** Observes all elements with an effect until each has been in view. */
export function startInView(root: ParentNode = document) {
  const observer = new IntersectionObserver(
    (entries) => {
      // Reads the size before any write, because a read after a write forces a layout.
      const { innerHeight } = window;
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const element = target as HTMLElement;
        if (isIntersecting) {
          observer.unobserve(element);
          effects[element.dataset.inView as InViewEffect](element);
        } else if (boundingClientRect.top >= innerHeight || !boundingClientRect.height) {
          // An element in a band without layout (lay-out-bands) has no height, and is always below the screen.
          markWaiting(element);
        }
      }
    },
    // Starts when the element is well inside the screen, so that the visitor sees the animation.
    { rootMargin: '0px 0px -8% 0px' },
  );
  for (const element of root.querySelectorAll('[data-in-view]')) observer.observe(element);
}
