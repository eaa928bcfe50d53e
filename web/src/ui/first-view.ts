/**
 * The one mechanism behind everything that happens once, on first view (specification, section 9: rings and cards).
 * Nothing is hidden that a visitor may already have seen: only what still lies below the screen waits.
 */
export interface FirstView {
  /** The element lies below the screen when the page comes alive. */
  onBelow?: () => void;
  /** The element is in view for the first time; called once. */
  onView: () => void;
}

const watched = new Map<Element, FirstView>();
let observer: IntersectionObserver | undefined;

function stopWatching(element: Element) {
  watched.delete(element);
  observer?.unobserve(element);
}

function handleEntries(entries: IntersectionObserverEntry[]) {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    const view = watched.get(target);
    if (isIntersecting) {
      stopWatching(target);
      view?.onView();
    } else if (boundingClientRect.top >= innerHeight) {
      view?.onBelow?.();
    }
  }
}

/** Follows an element until its first view; returns what ends that early. Without an observer nothing ever happens. */
export function watchFirstView(element: Element, view: FirstView): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  // A little inside the screen, so that what moves is seen moving.
  observer ??= new IntersectionObserver(handleEntries, { rootMargin: '0px 0px -8% 0px' });
  watched.set(element, view);
  observer.observe(element);
  return () => stopWatching(element);
}

/** Style rules that hold only where things may move: on a screen, for visitors who did not ask for calm. */
export const whereMotionIsWelcome = '@media screen and (prefers-reduced-motion: no-preference)';

/**
 * A ref for an element whose styles follow `data-view`: absent at first, `waiting` below the screen, `seen` once it
 * came into view from there.
 */
export function markFirstView(element: HTMLElement | null) {
  if (!element) return undefined;
  return watchFirstView(element, {
    onBelow: () => (element.dataset.view = 'waiting'),
    onView: () => {
      if (element.dataset.view) element.dataset.view = 'seen';
    },
  });
}
