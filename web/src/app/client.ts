/**
 * The one script that every page runs: what a page does without React, and how React comes when somebody reaches for it.
 */
import { startHomeClock } from '../pages/home/home-clock';
import { startGlide } from '../runtime/behaviours/glide';
import { startInView } from '../runtime/behaviours/in-view';
import { startMenus } from '../runtime/behaviours/menus';
import { startPrefetch } from '../runtime/behaviours/prefetch';
import { hydrateIsland, inTasks, loadReact, type IslandLoader } from '../runtime/islands/hydrate';
import { startDialogHistory } from '../runtime/overlays/dialog-history';
import { openDialog, type DialogName } from '../runtime/overlays/dialog-store';
import { cutStore } from '../stores/persisted-cut';
import { islands, type IslandName } from './islands';

/** Does what a press asks for once its code is there, unless another press came since. Rejects when it cannot be had. */
export type ReplayPress = (pressed: HTMLElement, isLatest: () => boolean) => Promise<void>;

const unhydrated = '[data-unhydrated]';

/** Quietly: whoever presses afterwards asks again, and is told. */
const quietly = (wanted: Promise<unknown>) => void wanted.catch(() => undefined);

/** URLs of the code that an island or, on the client's own script, the overlays need: the build wrote them there. */
const codeOf = (element: HTMLElement | null) =>
  (element?.dataset.code || undefined)?.split(' ') ?? [];

/** Milliseconds that the code waits at most: Chrome may tell nobody that it is idle while it draws no frame. */
const longestWait = 1_000;
/** Not every Safari knows idle time. */
const whenIdle = (work: () => void) =>
  self.requestIdleCallback?.(work, { timeout: longestWait }) ?? setTimeout(work);

/** Has code here before somebody wants it, without running any of it; a file a moment, which nobody notices. */
function prefetch([href, ...rest]: string[]) {
  if (!href) return;
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
  document.head.append(link);
  whenIdle(() => prefetch(rest));
}

/**
 * Lets an element's code come side by side. What these files define is evaluated later, as it is imported; asked for
 * again, the browser fetches again what did not come, where the bundler's own `import()` keeps its first failure.
 */
const fetchCode = (element: HTMLElement | null) =>
  Promise.all(codeOf(element).map((url) => import(url)));

/** Whether banner and challenge must not appear by themselves: the demo may say so. */
let isSuppressed = () => false;
/** The mock that answers the calls of development and demo, and the demo's own surroundings. */
let mock: Promise<unknown> | undefined;
// Guarded where the bundler can see it: a production build holds no mock code.
if (process.env.SITE_BUILD !== 'site') {
  mock = import('../demo/start-demo').then((demo) => {
    ({ isSuppressed } = demo);
    return demo.startDemo({ loadOverlays });
  });
}

async function loadOverlays() {
  await fetchCode(document.querySelector('script[data-code]'));
  await mock;
  const { runOverlays } = await inTasks(loadReact, () => import('./overlays'));
  runOverlays();
}

const definitionOf = (island: HTMLElement): IslandLoader =>
  islands[island.dataset.island as IslandName];
const hydrate = (island: HTMLElement) =>
  hydrateIsland(island, definitionOf(island), () =>
    Promise.all([loadOverlays(), fetchCode(island)]),
  );

/** Buttons, fields and forms, whose places in an island stay when React has to write its HTML anew. */
const controlsOf = (island: Element) => [...island.querySelectorAll<HTMLElement>('form,button')];

const replayPress: ReplayPress = async (pressed, isLatest) => {
  const dialog = pressed.dataset.dialog as DialogName | undefined;
  if (dialog) {
    await loadOverlays();
    // Named here: Safari does not focus a button that is clicked.
    if (isLatest()) openDialog(dialog, pressed);
    return;
  }
  const island = pressed.closest<HTMLElement>('[data-island]')!;
  const place = controlsOf(island).indexOf(pressed);
  await hydrate(island);
  const control = controlsOf(island)[place] ?? pressed;
  if (!isLatest()) return;
  const form = control.closest('form');
  if (form && control.matches('form,[type=submit]'))
    form.requestSubmit(control === form ? null : control);
  else control.click();
};
self.replayPress = replayPress;

/** What a visitor reaches for is made ready before the press. */
function handleReach({ target }: Event) {
  const control = (target as Element).closest?.<HTMLElement>('form,button');
  const island = control?.closest<HTMLElement>(unhydrated);
  if (island && !control!.dataset.dialog) quietly(hydrate(island));
  else if (control?.closest('[data-dialog], [data-island]')) quietly(loadOverlays());
}
for (const sign of ['pointerover', 'focusin', 'touchstart'])
  document.addEventListener(sign, handleReach, { passive: true });

startMenus();
startGlide();
startInView();
startPrefetch();
startDialogHistory((name) => quietly(loadOverlays().then(() => openDialog(name))));
for (const island of document.querySelectorAll<HTMLElement>(unhydrated)) {
  const isReached = island.matches(':focus-within');
  if (isReached || definitionOf(island).hydratesAtOnce?.()) quietly(hydrate(island));
}
const home = document.querySelector<HTMLElement>('[data-island=home-overlays]');
if (home) {
  startHomeClock({
    loadDialogs: loadOverlays,
    isSuppressed: () => isSuppressed(),
    show: () => home.matches(unhydrated) && quietly(hydrate(home)),
  });
  const showCut = () =>
    quietly(import('../features/cut-for-you/cut-for-you').then((cut) => cut.showCut()));
  cutStore.subscribe(showCut);
  if (cutStore.get()) showCut();
}
addEventListener('load', () => {
  if (document.documentElement.dataset.prefetch === 'off') return;
  // The demo's worker has it all, and gives way to a new one at once only while nothing is asked of it.
  if (process.env.SITE_BUILD === 'demo' && navigator.serviceWorker?.controller) return;
  const parts = document.querySelectorAll<HTMLElement>('[data-code]');
  const seen = new AbortController();
  const handleSign = () => {
    seen.abort();
    whenIdle(() => prefetch(Array.from(parts).flatMap(codeOf)));
  };
  // Not before somebody is there: to fetch and compile this takes a processor half as long as the page itself. A pointer
  // that only rests where a page appears is told as one that moves, and comes over something, but leaves nothing.
  for (const sign of ['pointerout', 'focusin', 'touchstart', 'scroll'])
    addEventListener(sign, handleSign, { passive: true, signal: seen.signal });
});
