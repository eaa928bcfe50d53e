/**
 * Adds popovers to jsdom as far as the site's components use them: `popover="auto"`, `popovertarget`, Escape, and the
 * events `beforetoggle` (synchronous) and `toggle` (in a task of its own). Tests import this file for its side effect.
 * Journeys in e2e test light dismissal and the top layer.
 */
const openPopovers = new Set<HTMLElement>();
const isManual = (element: HTMLElement) => element.getAttribute('popover') === 'manual';
const focusedBefore = new WeakMap<HTMLElement, Element | null>();

function announce(element: HTMLElement, type: string, isOpen: boolean) {
  const event = new Event(type, { cancelable: type === 'beforetoggle' && isOpen });
  const [oldState, newState] = isOpen ? ['closed', 'open'] : ['open', 'closed'];
  return element.dispatchEvent(Object.assign(event, { oldState, newState }));
}

function toggle(this: HTMLElement, force = !openPopovers.has(this)) {
  if (force !== openPopovers.has(this) && announce(this, 'beforetoggle', force)) {
    if (force) show(this);
    else hide(this);
    setTimeout(() => announce(this, 'toggle', force));
  }
  return openPopovers.has(this);
}

function show(element: HTMLElement) {
  if (!isManual(element))
    for (const other of openPopovers)
      if (!isManual(other) && !other.contains(element)) other.togglePopover(false);
  focusedBefore.set(element, document.activeElement);
  openPopovers.add(element);
  element.dataset.popoverOpen = '';
}

function hide(element: HTMLElement) {
  const hadFocus = element.contains(document.activeElement);
  openPopovers.delete(element);
  delete element.dataset.popoverOpen;
  const previous = focusedBefore.get(element);
  if (hadFocus && previous instanceof HTMLElement) previous.focus();
}

Object.assign(HTMLElement.prototype, {
  togglePopover: toggle,
  showPopover(this: HTMLElement) {
    toggle.call(this, true);
  },
  hidePopover(this: HTMLElement) {
    toggle.call(this, false);
  },
});

const known = (selector: string) => selector.replaceAll(':popover-open', '[data-popover-open]');
for (const prototype of [Element.prototype, Document.prototype] as ParentNode[]) {
  const { querySelector, querySelectorAll } = prototype;
  Object.assign(prototype, {
    querySelector(this: ParentNode, selector: string) {
      return querySelector.call(this, known(selector));
    },
    querySelectorAll(this: ParentNode, selector: string) {
      return querySelectorAll.call(this, known(selector));
    },
  });
}
const { matches } = Element.prototype;
Object.assign(Element.prototype, {
  matches(this: Element, selector: string) {
    return matches.call(this, known(selector));
  },
});

// This listener is on the window, which gets a click last: a listener on the page can prevent the default action.
window.addEventListener('click', (event) => {
  const button = (event.target as Element).closest('button[popovertarget]');
  const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (!button || !panel || event.defaultPrevented) return;
  panel.togglePopover();
});
window.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !event.defaultPrevented)
    [...openPopovers].findLast((each) => !isManual(each))?.togglePopover(false);
});

beforeAll(() => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<style>[popover]:not([data-popover-open]) { display: none }</style>',
  );
});
afterEach(() => openPopovers.clear());
