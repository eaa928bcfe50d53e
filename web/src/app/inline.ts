/**
 * The inline script in the head of every page. It runs before all other scripts. An end-to-end test limits its size.
 * Its tasks:
 * - A click or submit needs code if it is on a button that opens a dialog, or in an island that React has not hydrated.
 *   This script holds the click or submit until the client script (client.ts) replays it. If the code does not load in
 *   time, this script drops the click or submit, and shows a message that the page contains.
 * - It decides whether the browser or the client script prefetches pages (`data-prefetch` on the root element).
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
/** URL of the client script. Undefined in development, where the client script loads before this one. */
const client = doc.currentScript?.dataset.client;
/** Query of the next import's URL. Grows after each failure, because browsers remember a failed import of a URL. */
let query = '';
/** Time (ms) to load the code for a click or submit. After this time the script shows the message. */
const loadTimeLimit = 10_000;

const root = doc.documentElement;
const { connection, webdriver } = navigator as Navigator & {
  connection?: { saveData: boolean; effectiveType: string };
};
// With Save-Data or on a slow network neither the browser nor the client script prefetches pages.
if (connection?.saveData || /2g/.test(connection?.effectiveType as string))
  root.dataset.prefetch = 'off';
// In automated browsers the client script prefetches, and not the browser's speculation rules. For a page that
// speculation rules have prefetched, Chrome announces a DevTools event with the response's headers, but never sends
// that event. Puppeteer waits for that event since puppeteer/puppeteer#7640.
else if (webdriver) root.dataset.prefetch = 'client';

// For a new visit the browser paints the first view before the rest has a layout (theme/global.css). A reload, Back and
// a link with a hash lead to a position in the page, so they need the whole layout at once. `location` does not contain
// the hash of a link to a text (`#:~:text=`), but the name of the navigation entry does.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type == 'navigate' && !location.hash && !visit.name.includes('#'))
  root.dataset.fresh = '';

let latest: Event | 0;
let latestForm: Element | null;

const unhydratedIslandOf = (element: Element) => element.closest?.('[data-unhydrated]');

const handlePress = (event: Event) => {
  const { type, target, submitter } = event as SubmitEvent;
  const pressed = submitter ?? (target as HTMLElement).closest<HTMLElement>('form,button')!;
  if (!pressed || pressed.matches('[data-dialog-close]')) return;
  // Hides the message about an earlier click. If this click fails, too, the message appears again.
  const message = doc.getElementById('chunk-load-error');
  message?.hidePopover();
  const isClick = type == 'click';
  const opensDialog = isClick && pressed.dataset.dialog;
  if (!opensDialog) {
    // A click on a submit button in an island keeps its default action: the submit event, which this script holds.
    if (!unhydratedIslandOf(pressed) || (isClick && pressed.matches('form,[type=submit]'))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  // A submit, or a click that opens a dialog, is replayed only if no other click or submit follows. All other clicks,
  // such as those on tabs and switches, are replayed in order.
  const isReplayedInOrder = isClick && !opensDialog;
  let isLost = false;
  latest = event;
  latestForm = pressed.closest('form');
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
      // After the message nothing replays the click, even if its code loads later. A late dialog would surprise the
      // visitor.
      isLost = true;
    })
    .finally(() => (pressed.ariaBusy = null));
};

const listen = (types: string, listener: (event: never) => unknown) => {
  for (const type of types.split(' ')) addEventListener(type, listener as EventListener, true);
};
listen('click submit', handlePress);
// The message contains a link to the same page. The browser could load that page from its cache, and the page would
// name URLs of code that a deployment has removed. Therefore the script reloads the page instead.
listen('click', (event: Event) => {
  if (!(event.target as Element).closest?.('#chunk-load-error a')) return;
  event.preventDefault();
  location.reload();
});
// Hides these events in an unhydrated island from React, which would otherwise hydrate the island at once. If the
// browser's translation has changed the HTML, React would then replace the clicked button, and the browser would drop
// the click.
listen('click pointerdown pointerup mousedown mouseup', (event: Event) => {
  if (unhydratedIslandOf(event.target as Element)) event.stopPropagation();
});
// Drops the held submit or dialog when the visitor types outside the form that contains the clicked button.
listen('input', ({ isTrusted, target }: InputEvent) => {
  if (isTrusted && !latestForm?.contains(target as Node)) latest = 0;
});
// The page needs no check on load, because the browser also fires `scroll` when it restores a scroll position.
listen('scroll', () => root.toggleAttribute('data-scrolled', scrollY > 50));
