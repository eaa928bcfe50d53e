/**
 * The inline script in the head of every page. A journey limits its size. It does what must work before any other script
 * has loaded:
 * - Holds a press that needs code (on a button that opens a dialog, or in an island without React) until the client
 *   (client.ts) replays it. If the code does not load in time, shows the page's own message and drops the press.
 * - Decides whether the browser or the client prefetches (`data-prefetch` on the root element), marks a scrolled page for
 *   the header, skips page transitions on Back and Forward, and lets the first view paint before the rest has layout.
 */
import type { ReplayPress } from '../runtime/presses/replay';

declare global {
  interface Window {
    replayPress?: ReplayPress;
  }
}

const doc = document;
/** URL of the client's script. Undefined in development, where the client loads first. */
const client = doc.currentScript?.dataset.client;
/** Query of the next retry, because browsers remember a failed import of a URL. */
let query = '';
/** In ms. Code that has not loaded by then counts as lost. */
const loadTimeLimit = 10_000;

const root = doc.documentElement;
const { connection, webdriver } = navigator as Navigator & {
  connection?: { saveData: boolean; effectiveType: string };
};
// With Save-Data or on a slow network, the site prefetches nothing.
if (connection?.saveData || /2g/.test(connection?.effectiveType as string))
  root.dataset.prefetch = 'off';
// Puppeteer waits for headers that Chrome announces but never sends for a page that speculation rules have prefetched
// (puppeteer/puppeteer#7640 added the wait).
else if (webdriver) root.dataset.prefetch = 'client';

// For a new visit the first view is painted before the rest has layout (theme/global.css). A reload, Back and a hash
// link need the final positions at once.
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
    // A click on a submit button keeps its default action, which may fire a submit event.
    if (!isInStatic(pressed) || (isClick && pressed.matches('form,[type=submit]'))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  // Replays presses on tabs and switches all in order, but only the last of those on dialogs and submits.
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
    new Promise((_, reject) => setTimeout(reject, loadTimeLimit)),
  ])
    .then(
      () => message.hidePopover(),
      () => {
        if (isWanted()) message.togglePopover(true);
        // A dialog that opens after the message would surprise the visitor.
        isLost = true;
      },
    )
    .finally(() => (pressed.ariaBusy = null));
};

const listen = (types: string, listener: (event: never) => unknown) => {
  for (const type of types.split(' ')) addEventListener(type, listener as EventListener, true);
};
listen('click submit', handlePress);
// The browser may load this link from its cache, as the page before a deployment, whose code no longer exists.
listen('click', (event: Event) => {
  if (!(event.target as Element).closest?.('#chunk-load-error a')) return;
  event.preventDefault();
  location.reload();
});
// React hydrates at once on such an event. If a translation has changed the HTML, React would replace the pressed
// button, and the browser would drop the press.
listen('click pointerdown pointerup mousedown mouseup', (event: Event) => {
  if (isInStatic(event.target as Element)) event.stopPropagation();
});
// A visitor who types elsewhere has given up the waiting press.
listen('input', ({ isTrusted, target }: InputEvent) => {
  if (isTrusted && !latestForm?.contains(target as Node)) latest = 0;
});
let transition: ViewTransition | null;
// Back and Forward show the old page at once, without a transition. A transition that another one replaces is no error.
listen('pageswap pagereveal', ({ viewTransition, activation }: PageSwapEvent) => {
  transition = viewTransition;
  if (!transition) return;
  if (activation?.navigationType == 'traverse') transition.skipTransition();
  Promise.all([transition.ready, transition.finished]).catch(() => 0);
});
// During a page transition browsers dispatch presses on the root; pass them to the element below the pointer.
listen('click', ({ target, clientX, clientY }: MouseEvent) => {
  if (target != root || !transition) return;
  transition.skipTransition();
  transition.finished.then(() =>
    // An SVG inside a button has no click method.
    doc.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('a,button,summary')?.click(),
  );
});
// Chromium cancels a transition that starts after a page's first frame, and scripts cannot reach the promise that it
// rejects (w3c/csswg-drafts#13726).
listen('unhandledrejection', (event: PromiseRejectionEvent) => {
  if (`${event.reason}`.includes(': Transition was ')) event.preventDefault();
});
// The browser may restore a scroll position on load.
listen('scroll', () => root.toggleAttribute('data-scrolled', scrollY > 50));
