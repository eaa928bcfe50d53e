/**
 * Inlined into every page, at most 1 kB: makes the page answer before the application is there.
 * - Starts the application after load, once the page is painted, or at once when the visitor reaches for a control.
 * - Holds clicks and submits inside `[data-cold]` (HTML that is not live yet) and replays them from `goLive`.
 * - Keeps `aria-expanded` true to the native popovers and disclosures, and marks a scrolled page for the header.
 */
declare global {
  interface Window {
    /** Called when HTML has become live: `element` loses `data-cold` and its held events are replayed. */
    goLive?: (element: Element) => void;
  }
}

const doc = document;
/** URL of the application's entry. None in development. */
const app = doc.currentScript?.dataset.app;
/**
 * Buttons that were clicked, and forms that were submitted without one: in which part, and which of its controls. Where
 * a translation changed the HTML, React writes the part anew.
 */
const held = new Map<Element, [Element, number]>();

const controlsOf = (part: Element) => [...part.querySelectorAll<HTMLElement>('form,button')];

// The browser runs a module once, however often it is asked for.
const start = () => app && import(app);

/** The form or button that an event is for, where it is not live yet. Starts whatever makes it live. */
const wake = (event: Event) => {
  const control = (event.target as Element).closest<HTMLElement>('form,button');
  const cold = control?.closest<HTMLElement>('[data-cold]');
  if (cold) {
    start();
    // Said with the kind of the move, for what is to happen when the code does not come.
    cold.dataset.wanted = event.type;
    return control!;
  }
  return undefined;
};

const hold = (event: Event) => {
  const control = wake(event);
  // Native popovers need no help. A click into a form does its native work, and may become a submit.
  if (!control || (event.type == 'click' && control.matches('form,[type=submit],[popovertarget]')))
    return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const pressed = (event as SubmitEvent).submitter ?? control;
  const cold = pressed.closest('[data-cold]')!;
  held.set(pressed, [cold, controlsOf(cold).indexOf(pressed)]);
};

self.goLive = (element) => {
  element.removeAttribute('data-cold');
  for (const [pressed, [cold, index]] of held) {
    if (cold != element) continue;
    held.delete(pressed);
    const control = (controlsOf(cold)[index] ?? pressed) as HTMLFormElement;
    (control.requestSubmit ?? control.click).call(control);
  }
};

const listen = (types: string, listener: (event: never) => unknown) => {
  for (const type of types.split(' ')) addEventListener(type, listener as EventListener, true);
};
listen('click submit', hold);
listen('pointerover focusin', wake);
listen(
  'toggle',
  ({ target, newState }: ToggleEvent & { target: HTMLElement }) =>
    // A popover is opened by the button that names it, a disclosure by its summary.
    ((
      doc.querySelector(`[popovertarget="${target.id}"]`) ?? target.firstElementChild!
    ).ariaExpanded =
      // The browser makes text of it; doing so here would cost bytes.
      (newState == 'open') as unknown as string),
);
// A page that is loaded at a scrolled place is scrolled there by the browser.
listen('scroll', () => doc.documentElement.toggleAttribute('data-scrolled', scrollY > 50));
// Not before the first paint, which would wait for it; the browser tells of one that has been, too.
listen('load', () => new PerformanceObserver(start).observe({ type: 'paint', buffered: true }));

export {};
