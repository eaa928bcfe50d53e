/**
 * Inlined into the head of every page, so keep it small (a journey limits it): what has to work before any script has
 * loaded.
 * - Holds a press that needs code, on a dialog's button or inside an island that is not hydrated, and lets the client
 *   (client.ts) replay it. If the code cannot be fetched in time, shows the page's own message and drops the press.
 * - Says who prefetches, on the root element's `data-prefetch`; marks a scrolled page for the header; keeps
 *   transitions between pages out of Back and Forward; lets the first view be painted before the rest is laid out.
 */
import type { ReplayPress } from '../runtime/presses/replay';

declare global {
  interface Window {
    /** Set by the client. */
    replayPress?: ReplayPress;
  }
}

const doc = document;
/** URL of the client's script. None in development, where it is there at once. */
const client = doc.currentScript?.dataset.client;
/** The query of the next try; browsers remember that a URL could not be imported. */
let query = '';
/** Milliseconds until code that was asked for counts as lost. */
const patience = 10_000;

const root = doc.documentElement;
const { connection, webdriver } = navigator as Navigator & {
  connection?: { saveData: boolean; effectiveType: string };
};
// A visitor who wants to spare data, or whose network is too slow: nobody fetches what was not asked for.
if (connection?.saveData || /2g/.test(connection?.effectiveType as string))
  root.dataset.prefetch = 'off';
// Puppeteer waits for ever for the answer of a page that speculation rules have prefetched: there the client does it.
else if (webdriver) root.dataset.prefetch = 'client';

// A visitor who comes back, reloads, or follows a link to a place in the page expects it at that place at once; else the
// first view is painted before the rest is laid out (theme/global.css).
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type == 'navigate' && !location.hash) root.dataset.fresh = '';

let latest: Event | 0;
let latestForm: Element | null;

const isInStatic = (element: Element) => element.closest?.('[data-unhydrated]');

const handlePress = (event: Event) => {
  const { type, target, submitter } = event as SubmitEvent;
  const pressed = submitter ?? (target as HTMLElement).closest<HTMLElement>('form,button')!;
  if (!pressed || pressed.matches('[data-dialog-close]')) return;
  const isClick = type == 'click';
  if (!isClick || !pressed.dataset.dialog) {
    // A click on a submit button does its native work, and may become a submit.
    if (!isInStatic(pressed) || (isClick && pressed.matches('form,[type=submit]'))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  // Tabs, switches and the like are all replayed, in their order; of dialogs and submits the latest press alone.
  const isPlain = isClick && !pressed.dataset.dialog;
  let isLost = false;
  latest = event;
  latestForm = pressed.closest('form');
  const isWanted = () => !isLost && (isPlain || latest == event);
  pressed.ariaBusy = 'true';
  const message = doc.getElementById('chunk-load-error')!;
  Promise.race([
    Promise.resolve(self.replayPress || (client && import(client + query)))
      .catch((error) => {
        query += '?';
        throw error;
      })
      .then(() => self.replayPress!(pressed, isWanted)),
    new Promise((_, reject) => setTimeout(reject, patience)),
  ])
    .then(
      () => message.hidePopover(),
      () => {
        if (isWanted()) message.togglePopover(true);
        // An answer that comes later would surprise the visitor.
        isLost = true;
      },
    )
    .finally(() => (pressed.ariaBusy = null));
};

const listen = (types: string, listener: (event: never) => unknown) => {
  for (const type of types.split(' ')) addEventListener(type, listener as EventListener, true);
};
listen('click submit', handlePress);
// The browser may answer this link from its cache, with the page of before a deploy, whose code is gone.
listen('click', (event: Event) => {
  if (!(event.target as Element).closest?.('#chunk-load-error a')) return;
  event.preventDefault();
  location.reload();
});
// Such an event makes React hydrate at once. Where a translation has changed the HTML, React would replace the pressed
// button, and the browser would drop the press.
listen('click pointerdown pointerup mousedown mouseup', (event: Event) => {
  if (isInStatic(event.target as Element)) event.stopPropagation();
});
// A visitor who types elsewhere has given up the press that waits.
listen('input', ({ isTrusted, target }: InputEvent) => {
  if (isTrusted && !latestForm?.contains(target as Node)) latest = 0;
});
let transition: ViewTransition | null;
// Back and Forward show the page as it was left, at once; a transition that another overtakes is no error.
listen('pageswap pagereveal', ({ viewTransition, activation }: PageSwapEvent) => {
  transition = viewTransition;
  if (!transition) return;
  if (activation?.navigationType == 'traverse') transition.skipTransition();
  Promise.all([transition.ready, transition.finished]).catch(() => 0);
});
// While a page fades in, browsers give every press to the root, also one that only begins then: its target gets it as
// soon as there is one.
listen('click', ({ target, clientX, clientY }: MouseEvent) => {
  if (target != root || !transition) return;
  transition.skipTransition();
  transition.finished.then(() =>
    // A drawing inside a button cannot be clicked itself.
    doc.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('a,button,summary')?.click(),
  );
});
// Chromium gives a transition up that comes after a page's first frame, and no page can reach the promise that tells so
// (w3c/csswg-drafts#13726).
listen('unhandledrejection', (event: PromiseRejectionEvent) => {
  if (`${event.reason}`.includes(': Transition was ')) event.preventDefault();
});
// A page that is loaded at a scrolled place is scrolled there by the browser.
listen('scroll', () => root.toggleAttribute('data-scrolled', scrollY > 50));
