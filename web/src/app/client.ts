/** The client script, which runs on every page. It makes pages respond without React, and loads React when needed. */
import { startHomeClock } from '../pages/home/home-clock';
import { startGlide } from '../runtime/behaviours/glide';
import { startInView } from '../runtime/behaviours/in-view';
import { layOutBands } from '../runtime/behaviours/lay-out-bands';
import { startMenus } from '../runtime/behaviours/menus';
import { startPrefetch } from '../runtime/behaviours/prefetch';
import {
  hydrateIsland,
  ignoreFailure,
  inTask,
  type IslandLoader,
} from '../runtime/islands/hydrate';
import { cloneCopy, copyOf, fetchCopies } from '../runtime/overlays/copies';
import { startDialogHistory } from '../runtime/overlays/dialog-history';
import { openDialog, type DialogName } from '../runtime/overlays/dialog-store';
import { fetchCode } from '../runtime/presses/fetch-code';
import { startPresses } from '../runtime/presses/replay';
import { dialogs, islands, type IslandName } from './islands';

const unhydrated = '[data-unhydrated]';

/** Returns whether banner and challenge must not open by themselves. Only the demo replaces this function. */
let isSuppressed = () => false;
/** Resolves when MSW handles the API calls. Undefined in the build of the site, which calls a real API. */
let mock: Promise<unknown> | undefined;
// Parcel removes this branch from the build of the site, which therefore contains no code of the demo.
if (process.env.SITE_BUILD !== 'site') {
  mock = import('../demo/start-demo').then((demo) => {
    ({ isSuppressed } = demo);
    return demo.startDemo({ loadOverlays });
  });
}

/** URLs of other scripts, which the build wrote into the script element of this file. */
const { code, dialogs: dialogsCode } =
  document.querySelector<HTMLElement>('script[data-code]')?.dataset ?? {};

let dialogHost: ReturnType<typeof startDialogHost> | undefined;
async function startDialogHost() {
  await fetchCode(dialogsCode);
  const { startDialogs } = await import('../runtime/overlays/dialogs');
  return startDialogs({ copyOf: cloneCopy, load: loadDialog });
}
/** Loads the code that shows dialogs. Resolves with a function that makes React hydrate the open dialog. */
function loadDialogHost() {
  dialogHost ??= startDialogHost();
  dialogHost.catch(() => (dialogHost = undefined));
  return dialogHost;
}
/**
 * If the visitor has typed into a form before, loads the dialogs' code, which also fills the page's forms from the
 * drafts. Reads the storage key of `draftStore` directly, because an import of the store would make this script larger.
 */
const fillForms = async () => sessionStorage.formDrafts && loadDialogHost();
const hydrateDialog = async () => (await loadDialogHost())();

async function loadOverlays() {
  await Promise.all([fetchCode(code), loadDialogHost(), mock]);
  await inTask(() => import('react-dom/client'));
  const overlays = await inTask(() => import('./overlays'));
  overlays.runToasts();
  return overlays;
}

async function loadDialog(name: DialogName) {
  // The code that shows dialogs loads before React, because a parallel load would delay this code. The static copies
  // load before `copyOf` runs, because they contain the URLs of each dialog's own scripts.
  await Promise.all([loadDialogHost(), fetchCopies().catch(() => undefined)]);
  const [{ runDialog }] = await Promise.all([
    loadOverlays(),
    fetchCode(copyOf(name)?.dataset.code),
  ]);
  const component = await inTask(dialogs[name].load);
  return (container: HTMLElement) => runDialog(component, container);
}
/** Resolves when the dialog has content to show: its static copy or, if that cannot load, its React component. */
const prepareDialog = (name: DialogName) =>
  Promise.all([loadDialogHost(), copyOf(name) ?? Promise.any([fetchCopies(), loadDialog(name)])]);

const loaderOf = (island: HTMLElement): IslandLoader =>
  islands[island.dataset.island as IslandName];
const hydrate = (island: HTMLElement) =>
  island.matches('[data-overlay]')
    ? hydrateDialog()
    : hydrateIsland(island, loaderOf(island), () =>
        Promise.all([loadOverlays(), fetchCode(island.dataset.code)]),
      );

layOutBands();
startPresses({ hydrate, prepareDialog, loadDialog, hydrateDialog });
startMenus();
startGlide();
startInView();
startPrefetch();
ignoreFailure(fillForms());
startDialogHistory((name) => ignoreFailure(prepareDialog(name).then(() => openDialog(name))));
for (const island of document.querySelectorAll<HTMLElement>(unhydrated)) {
  const hasFocus = island.matches(':focus-within');
  if (hasFocus || loaderOf(island).hydratesAtOnce?.()) ignoreFailure(hydrate(island));
}
const home = document.querySelector<HTMLElement>('[data-island=home-overlays]');
if (home) {
  startHomeClock({
    loadDialogs: () => loadDialog('readiness-challenge'),
    isSuppressed: () => isSuppressed(),
    show: () => home.matches(unhydrated) && ignoreFailure(hydrate(home)),
  });
}
// At the first interaction after the event `load`, fetches the static copies and the code that shows dialogs. A later
// press then shows a dialog in the next frame.
addEventListener('load', () => {
  if (document.documentElement.dataset.prefetch === 'off') return;
  const interacted = new AbortController();
  const handleSign = ({ movementX, movementY }: Partial<PointerEvent>) => {
    // Chrome also fires pointer events without a movement when the page changes under a resting pointer.
    if (movementX === 0 && movementY === 0) return;
    interacted.abort();
    ignoreFailure(fetchCopies());
    ignoreFailure(loadDialogHost());
  };
  for (const sign of ['pointermove', 'focusin', 'touchstart', 'scroll'])
    addEventListener(sign, handleSign, { passive: true, signal: interacted.signal });
});
