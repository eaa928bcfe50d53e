import { countOnce } from './count-once';

/**
 * The one mechanism behind everything that happens once, on first view (specification, section 9: rings and cards). It
 * works on plain elements, named by `data-first-view`, so that pages that stay as they were written have it too.
 * Nothing is hidden that a visitor may already have seen: only what still lies below the screen waits.
 */
interface FirstView {
  /** The element lies below the screen when the page comes alive. */
  handleBelow: () => void;
  /** The element is in view for the first time; called once. Returns what stops it. */
  handleView: () => (() => void) | undefined;
}

/** What an element does; its styles follow `data-view`: absent at first, `waiting` below the screen, then `seen`. */
export type FirstViewEffect = 'fade' | 'count';

const effects: Record<FirstViewEffect, (element: HTMLElement) => FirstView> = {
  /** Fades in when it was below the screen; the style does it. */
  fade: (element) => ({
    handleBelow: () => (element.dataset.view = 'waiting'),
    handleView() {
      if (element.dataset.view) element.dataset.view = 'seen';
      return undefined;
    },
  }),
  /** Counts the ring from nothing to the value that it was written with. */
  count: (element) => ({
    handleBelow: () => (element.dataset.view = 'waiting'),
    handleView() {
      element.dataset.view = 'seen';
      const arc = element.querySelector('[data-arc]')!;
      const words = element.querySelector('[data-figure]')!;
      const [value, whole] = arc.getAttribute('stroke-dasharray')!.split(' ').map(Number);
      const isPercentage = words.textContent.endsWith('%');
      return countOnce(
        (share) => {
          arc.setAttribute('stroke-dasharray', `${value! * share} ${whole}`);
          if (isPercentage) words.textContent = `${Math.round(value! * share)}%`;
        },
        Number(element.dataset.item ?? 0),
      );
    },
  }),
};

const watched = new Map<Element, FirstView>();
/** What stops the effects that are running. */
const running = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function stopWatching(element: Element) {
  watched.delete(element);
  observer?.unobserve(element);
}

/** A section far below is not laid out yet (far-sections): what is in it has no place of its own, but the section has. */
const topOf = (target: Element, { height, top }: DOMRectReadOnly) =>
  height > 0 ? top : (target.closest('section') ?? target).getBoundingClientRect().top;

function handleEntries(entries: IntersectionObserverEntry[]) {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    const view = watched.get(target);
    if (isIntersecting) {
      stopWatching(target);
      const stop = view?.handleView();
      if (stop) running.set(target, stop);
    } else if (topOf(target, boundingClientRect) >= innerHeight) {
      view?.handleBelow();
    }
  }
}

/** Follows an element until its first view: a ref. Returns what ends it. Without an observer nothing ever happens. */
export function followFirstView(element: HTMLElement | null) {
  if (!element || typeof IntersectionObserver === 'undefined') return undefined;
  // A little inside the screen, so that what moves is seen moving.
  observer ??= new IntersectionObserver(handleEntries, { rootMargin: '0px 0px -8% 0px' });
  watched.set(element, effects[element.dataset.firstView as FirstViewEffect](element));
  observer.observe(element);
  return () => {
    stopWatching(element);
    running.get(element)?.();
    running.delete(element);
  };
}

/** The same for all elements below `root`. */
export function followFirstViews(root: Element): () => void {
  const ends = [...root.querySelectorAll<HTMLElement>('[data-first-view]')].map(followFirstView);
  return () => {
    for (const end of ends) end?.();
  };
}

/** Style rules that hold only where things may move: on a screen, for visitors who did not ask for calm. */
export const whereMotionIsWelcome = '@media screen and (prefers-reduced-motion: no-preference)';
