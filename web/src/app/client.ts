/** The client script of every page. It makes pages respond without React, and loads React when a page needs it. */
import { startHomeClock } from '../pages/home/home-clock';
import { startGlide } from '../runtime/behaviours/glide';
import { startInView } from '../runtime/behaviours/in-view';
import { layOutBands } from '../runtime/behaviours/lay-out-bands';
import { startMenus } from '../runtime/behaviours/menus';
import { onFirstInteraction } from '../runtime/behaviours/prefetch';
import { startPrint } from '../runtime/behaviours/print';
import { hydrateIsland } from '../runtime/islands/hydrate';
import { copyOf, loadCopies } from '../runtime/overlays/copies';
import { startDialogHistory } from '../runtime/overlays/dialog-history';
import { openDialog, type DialogName } from '../runtime/overlays/dialog-store';
import { fetchCode } from '../runtime/presses/fetch-code';
import { ignoreFailure, inTask, loadOnce, nextTask } from '../runtime/presses/load-once';
import { startPresses } from '../runtime/presses/replay';
import { dialogs, islands } from './islands';

const unhydrated = '[data-unhydrated]';

/** Whether banner and quiz must stay closed. Only the demo replaces this function. */
let isSuppressed = () => false;
/** Resolves when MSW handles API calls. Undefined in the build of the site. */
let mock: Promise<unknown> | undefined;
// Parcel removes this branch, and with it the demo's code, from the build of the site.
if (process.env.SITE_BUILD !== 'site') {
  // The demo's service worker has already stored all pages.
  if (navigator.serviceWorker?.controller) document.documentElement.dataset.prefetch = 'off';
  mock = import('../demo/start-demo').then((demo) => {
    ({ isSuppressed } = demo);
    return demo.startDemo(loadReact);
  });
}

/** URLs of two scripts. The build writes them into attributes of the element that loads this script. */
const { code: reactCode, dialogs: shellCode } =
  document.querySelector<HTMLElement>('script[data-code]')?.dataset ?? {};

/**
 * Loads the code that keeps drafts and shows dialogs as static HTML. Resolves with a function that hydrates the open
 * dialog.
 */
const loadDialogShell = loadOnce(async () => {
  await fetchCode(shellCode);
  const { startDialogs } = await import('../runtime/overlays/dialogs');
  return startDialogs(loadDialog);
});

/**
 * Fills the forms from the drafts in session storage. Importing `draftStore` to read this key would make the script
 * larger.
 */
const fillForms = async () => sessionStorage.formDrafts && loadDialogShell();

/** Loads React and the toasts. Also loads the drafts, from which React Hook Form takes its default values. */
const loadReact = loadOnce(async () => {
  await Promise.all([fetchCode(reactCode), loadDialogShell(), mock]);
  await inTask(() => import('react-dom/client'));
  const overlays = await inTask(() => import('./overlays'));
  overlays.runToasts();
  return overlays;
});

/** Loads a dialog's component. Resolves with a function that hydrates the dialog's static HTML. */
async function loadDialog(name: DialogName) {
  // React must not delay the dialog's first frame. The static HTML contains the URLs of the dialog's scripts.
  await Promise.all([loadDialogShell(), loadCopies().catch(() => undefined)]);
  const [{ runDialog }] = await Promise.all([loadReact(), fetchCode(copyOf(name)?.dataset.code)]);
  const component = await inTask(dialogs[name].load);
  return (container: HTMLElement) => runDialog(component, container);
}

/**
 * Opens the dialog of a clicked button, such as "Free Intake": first its static HTML, which React then hydrates. If the
 * static HTML cannot load, opens the React component. Does nothing if `isWanted` returns false after loading.
 */
async function showDialog(name: DialogName, pressed?: HTMLElement, isWanted = () => true) {
  const content = copyOf(name) ?? Promise.any([loadCopies(), loadDialog(name)]);
  const [hydrateOpenDialog] = await Promise.all([
    loadDialogShell(),
    content,
    // The button's own listeners must run first. If the button is in a dialog, the new dialog unmounts that dialog.
    nextTask(),
  ]);
  if (!isWanted()) return;
  // Safari does not focus a clicked button, so the button is passed as the trigger.
  openDialog(name, pressed);
  if (pressed) pressed.ariaBusy = null;
  await hydrateOpenDialog();
}

const loaderOf = (island: HTMLElement) => islands[island.dataset.island!]!;

/** Hydrates an island or the open dialog. Resolves when React handles events in it. */
async function hydratePart(part: HTMLElement) {
  if (part.matches('[data-overlay]')) return (await loadDialogShell())();
  return hydrateIsland(part, loaderOf(part), () =>
    Promise.all([loadReact(), fetchCode(part.dataset.code)]),
  );
}

layOutBands();
// Finishes a click that inline.ts holds: opens the button's dialog, or hydrates the island and repeats the click.
startPresses({ hydratePart, showDialog, loadDialog });
startMenus();
startGlide();
startPrint();
startInView();
startDialogHistory((name) => ignoreFailure(showDialog(name)));
ignoreFailure(fillForms());
for (const island of document.querySelectorAll<HTMLElement>(unhydrated))
  if (island.matches(':focus-within') || loaderOf(island).hydratesAtOnce?.())
    ignoreFailure(hydratePart(island));
const home = document.querySelector<HTMLElement>('[data-island=home-overlays]');
if (home) {
  startHomeClock({
    loadDialogs: () => loadDialog('readiness-challenge'),
    isSuppressed: () => isSuppressed(),
    show: () => home.matches(unhydrated) && ignoreFailure(hydratePart(home)),
  });
}
onFirstInteraction(() => {
  ignoreFailure(loadCopies());
  ignoreFailure(loadDialogShell());
});
