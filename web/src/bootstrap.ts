/**
 * Inlined into every page, at most 1 kB: makes the page answer before the application is there.
 * - Starts the application when the page is idle after load, or at once when the visitor reaches for a control.
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
/** URLs of the application's entry and of this page's chunks. None in development. */
const [app, ...chunks] = doc.currentScript?.dataset.app?.split(' ') ?? [];
/** Buttons that were clicked, and forms that were submitted without one. */
const held = new Set<HTMLElement>();

const start = () => {
  for (const href of chunks.splice(0)) {
    doc.head.append(Object.assign(doc.createElement('link'), { rel: 'modulepreload', href }));
  }
  // The browser runs a module once, however often it is asked for.
  if (app) void import(app);
};

/** The form or button that an event is for, where it is not live yet. Starts whatever makes it live. */
const wake = (event: Event) => {
  const control = (event.target as Element).closest<HTMLElement>('form,button');
  const cold = control?.closest<HTMLElement>('[data-cold]');
  if (!cold) return null;
  start();
  // Said with the kind of the move, for what is to happen when the code does not come.
  cold.dataset.wanted = event.type;
  return control!;
};

const hold = (event: Event) => {
  const control = wake(event);
  // Native popovers need no help. A click into a form does its native work, and may become a submit.
  if (!control || (event.type == 'click' && control.matches('form,[type=submit],[popovertarget]')))
    return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.add((event as SubmitEvent).submitter ?? control);
};

window.goLive = (element) => {
  element.removeAttribute('data-cold');
  for (const control of held) {
    if (control.closest('[data-cold]')) continue;
    held.delete(control);
    ((control as HTMLFormElement).requestSubmit ?? control.click).call(control);
  }
};

const markScrolled = () => doc.documentElement.toggleAttribute('data-scrolled', scrollY > 50);
const listen = (types: string, listener: (event: Event) => void) => {
  for (const type of types.split(' ')) addEventListener(type, listener, true);
};
listen('click submit', hold);
listen('pointerover focusin', wake);
listen('toggle', (event) => {
  const { target, newState } = event as ToggleEvent & { target: HTMLElement };
  // A popover is opened by the button that names it, a disclosure by its summary.
  const opener = doc.querySelector(`[popovertarget="${target.id}"]`) ?? target.firstElementChild!;
  // The browser makes text of it; doing so here would cost bytes.
  opener.ariaExpanded = (newState == 'open') as unknown as string;
});
listen('scroll', markScrolled);
listen('load', () => (window.requestIdleCallback ?? setTimeout)(start));
markScrolled();

export {};
