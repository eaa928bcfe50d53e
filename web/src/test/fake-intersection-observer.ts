type Report = (entries: Partial<IntersectionObserverEntry>[]) => void;

const observed = new Map<Element, Report>();

/** Replaces `IntersectionObserver`, which jsdom lacks. A test must install this class before the first render. */
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
 * Reports the position of an observed element to the code under test. `at the lower edge` is visible, but does not
 * count as in view.
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
