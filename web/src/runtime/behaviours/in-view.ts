import { countOnce } from './count-once';

/**
 * What happens once, when an element is in view for the first time (specification, section 9: rings and cards), named
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
        } else if (boundingClientRect.top >= innerHeight) waits(element);
      }
    },
    // A little inside the screen, so that what moves is seen moving.
    { rootMargin: '0px 0px -8% 0px' },
  );
  for (const element of root.querySelectorAll('[data-in-view]')) observer.observe(element);
}
