type Report = (entries: Partial<IntersectionObserverEntry>[]) => void;

const observed = new Map<Element, Report>();

/** jsdom has no layout: tests say themselves where an element is. Install it before the first render. */
export class FakeIntersectionObserver {
  constructor(private readonly report: Report) {}
  observe(element: Element) {
    observed.set(element, this.report);
  }
  unobserve(element: Element) {
    observed.delete(element);
  }
}

const rect = (top: number, height = 10) => ({ top, height }) as DOMRectReadOnly;

/**
 * The browser's report on an element: in view, or so many px away from it; at the lower edge it can be seen, but does not
 * count as in view yet. Does nothing once it is unobserved.
 */
export function reportPosition(
  target: Element,
  position: 'in view' | 'at the lower edge' | 'below' | 'above' | 'not laid out',
) {
  const top = {
    'in view': 100,
    'at the lower edge': innerHeight - 1,
    below: innerHeight,
    above: -500,
    'not laid out': 0,
  }[position];
  observed.get(target)?.([
    {
      target,
      isIntersecting: position === 'in view',
      boundingClientRect: rect(top, position === 'not laid out' ? 0 : 10),
    },
  ]);
}

export const isObserved = (element: Element) => observed.has(element);
