/**
 * The inline script in the head of every page. It runs before all other scripts. An end-to-end test limits its size.
 * - It holds a click or submit in an island that React has not hydrated, until the client script (client.ts) repeats
 *   it. If the client script does not do so within 10 s, the click is lost, and an error message appears.
 * - It decides what is prefetched (`data-prefetch` on the root element).
 * - It sets `data-scrolled` on a scrolled page, which changes the header.
 * - It sets `data-fresh` for a new visit. The browser then paints the first view before the rest has a layout.
 */
import type { ReplayPress } from '../runtime/presses/replay';

declare global {
  interface Window {
    replayPress?: ReplayPress;
  }
}

const doc = document;
/** URL of the client script. Undefined in development, where the client script is already loaded. */
const client = doc.currentScript?.dataset.client;
/** Query of the next import's URL. It grows after a failure, because browsers remember a failed import of a URL. */
let query = '';
/** After this time (ms) without the code for a click, the script shows the error message `#chunk-load-error`. */
const loadTimeLimit = 10_000;

const root = doc.documentElement;
const { connection, webdriver } = navigator as Navigator & {
  connection?: { saveData: boolean; effectiveType: string };
};
// With Save-Data or on a slow network nothing is prefetched.
if (connection?.saveData || /2g/.test(connection?.effectiveType as string))
  root.dataset.prefetch = 'off';
// Puppeteer waits for a DevTools event that Chrome announces but never sends for a page that speculation rules
// prefetched (puppeteer/puppeteer#7640). So an automated browser prefetches no pages.
else if (webdriver) root.dataset.prefetch = 'no-pages';

// A reload, Back or a link with a hash leads to a position in the page, which needs the whole layout at once.
// `location` lacks the hash of a link to a text (`#:~:text=`), but the navigation entry contains it.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type == 'navigate' && !location.hash && !visit.name.includes('#'))
  root.dataset.fresh = '';

let latest: Event | 0;
let latestForm: Element | null;

/** The target of an extension's event may be the document, which has no `closest`. */
const closest = (target: unknown, selector: string) =>
  (target as HTMLElement).closest?.<HTMLElement>(selector);
const unhydrated = '[data-unhydrated]';

const handlePress = (event: Event) => {
  const { type, target, submitter } = event as SubmitEvent;
  const pressed = submitter ?? closest(target, 'form,button');
  if (!pressed || pressed.matches('[data-dialog-close]')) return;
  // Hides the error message about an earlier click.
  const message = doc.getElementById('chunk-load-error');
  message?.hidePopover();
  const isClick = type == 'click';
  const opensDialog = isClick && pressed.dataset.dialog;
  if (!opensDialog) {
    // A click on a submit button keeps its default action: it fires the submit event, which this script holds.
    if (!closest(pressed, unhydrated) || (isClick && pressed.matches('form,[type=submit]'))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  // A submit and a click on a button that opens a dialog are repeated only if no later press follows. All other clicks,
  // such as those on tabs, are repeated in order.
  const isReplayedInOrder = isClick && !opensDialog;
  let isLost = false;
  latest = event;
  latestForm = closest(pressed, 'form');
  const isWanted = () => !isLost && (isReplayedInOrder || latest == event);
  pressed.ariaBusy = 'true';
  Promise.race([
    Promise.resolve(self.replayPress || (client && import(client + query)))
      .catch((error) => {
        query += '?';
        throw error;
      })
      .then(() => self.replayPress!(pressed, isWanted)),
    new Promise((_, reject) => setTimeout(reject, loadTimeLimit)),
  ])
    .catch(() => {
      if (isWanted()) message?.togglePopover(true);
      // A dialog that opens after the error message would surprise the visitor.
      isLost = true;
    })
    .finally(() => (pressed.ariaBusy = null));
};

const listen = (types: string, listener: (event: never) => unknown) => {
  for (const type of types.split(' ')) addEventListener(type, listener as EventListener, true);
};
listen('click submit', handlePress);
// A link could load the page from the browser's cache, with URLs of code that a deployment has removed. A reload asks
// the server.
listen('click', (event: Event) => {
  if (!closest(event.target, '#chunk-load-error a')) return;
  event.preventDefault();
  location.reload();
});
// On these events React would hydrate an island at once. After a browser translation React would then replace the
// clicked button, and the click would be lost.
listen('click pointerdown pointerup mousedown mouseup', (event: Event) => {
  if (closest(event.target, unhydrated)) event.stopPropagation();
});
// If the visitor types outside the form of the clicked button, the held submit or dialog is dropped. Typing in the
// dialog that the button has opened drops nothing, because the dialog's code may not have loaded yet.
listen('input', ({ isTrusted, target }: InputEvent) => {
  if (isTrusted && !latestForm?.contains(target as Node) && !closest(target, '[data-overlay]'))
    latest = 0;
});
// Browsers also fire `scroll` when they restore a scroll position on load.
listen('scroll', () => root.toggleAttribute('data-scrolled', scrollY > 50));
