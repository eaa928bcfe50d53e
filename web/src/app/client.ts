/** The client script, which runs on every page. It makes pages respond without React, and loads React when needed. */
import { startHomeClock } from '../pages/home/home-clock';
import { startGlide } from '../runtime/behaviours/glide';
import { startInView } from '../runtime/behaviours/in-view';
import { layOutBands } from '../runtime/behaviours/lay-out-bands';
import { startMenus } from '../runtime/behaviours/menus';
import { onFirstInteraction, startPrefetch } from '../runtime/behaviours/prefetch';
import { hydrateIsland, type IslandLoader } from '../runtime/islands/hydrate';
import { copyOf, loadCopies } from '../runtime/overlays/copies';
import { startDialogHistory } from '../runtime/overlays/dialog-history';
import { openDialog, type DialogName } from '../runtime/overlays/dialog-store';
import { fetchCode } from '../runtime/presses/fetch-code';
import { ignoreFailure, inTask, loadOnce, nextTask } from '../runtime/presses/load-once';
import { startPresses } from '../runtime/presses/replay';
import { dialogs, islands, type IslandName } from './islands';

const unhydrated = '[data-unhydrated]';

/** Returns true if banner and quiz must not open by themselves. Only the demo replaces this function. */
let isSuppressed = () => false;
/** Resolves when MSW handles the API calls. Undefined in the build of the site, which calls a real API. */
let mock: Promise<unknown> | undefined;
// Parcel removes this branch from the build of the site, which therefore contains no code of the demo.
if (process.env.SITE_BUILD !== 'site') {
  mock = import('../demo/start-demo').then((demo) => {
    ({ isSuppressed } = demo);
    return demo.startDemo({ loadOverlays: loadReact });
  });
}

/** URLs of the scripts of React and of the dialog shell. The build writes them into this script's element. */
const { code: reactCode, dialogs: shellCode } =
  document.querySelector<HTMLElement>('script[data-code]')?.dataset ?? {};

/**
 * Loads the dialog shell: the code that shows the static copies of dialogs, and keeps drafts of all forms. Resolves with a
 * function that makes React hydrate the open dialog.
 */
const loadDialogShell = loadOnce(async () => {
  await fetchCode(shellCode);
  const { startDialogs } = await import('../runtime/overlays/dialogs');
  return startDialogs(loadDialog);
});

/**
 * Fills the page's forms from the drafts of this visit, if it has any. Reads the storage key of `draftStore` directly,
 * because an import of the store would make this script larger.
 */
const fillForms = async () => sessionStorage.formDrafts && loadDialogShell();

/** Loads React and the toasts. Loads the drafts, too: React Hook Form takes its default values from them. */
const loadReact = loadOnce(async () => {
  await Promise.all([fetchCode(reactCode), loadDialogShell(), mock]);
  await inTask(() => import('react-dom/client'));
  const overlays = await inTask(() => import('./overlays'));
  overlays.runToasts();
  return overlays;
});

/** Loads the React component of a dialog. Resolves with a function that hydrates the dialog's static copy. */
async function loadDialog(name: DialogName) {
  // React loads after the dialog shell and the static copies, because a parallel load would delay the dialog's first
  // frame. Each static copy contains the URLs of its dialog's scripts.
  await Promise.all([loadDialogShell(), loadCopies().catch(() => undefined)]);
  const [{ runDialog }] = await Promise.all([loadReact(), fetchCode(copyOf(name)?.dataset.code)]);
  const component = await inTask(dialogs[name].load);
  return (container: HTMLElement) => runDialog(component, container);
}

/**
 * Opens a dialog as soon as it has content to show: its static copy or, if that cannot load, its React component. Then
 * makes React hydrate the dialog. `pressed` is the clicked button. Does nothing if `isWanted` returns false.
 */
async function showDialog(name: DialogName, pressed?: HTMLElement, isWanted = () => true) {
  const content = copyOf(name) ?? Promise.any([loadCopies(), loadDialog(name)]);
  const [hydrateOpenDialog] = await Promise.all([
    loadDialogShell(),
    content,
    // The button's own listeners run first. If the button is in a dialog, React unmounts that dialog with its listeners
    // when the next dialog opens.
    nextTask(),
  ]);
  if (!isWanted()) return;
  // The button is passed as the trigger, because Safari does not focus a clicked button.
  openDialog(name, pressed);
  if (pressed) pressed.ariaBusy = null;
  await hydrateOpenDialog();
}

const loaderOf = (island: HTMLElement): IslandLoader =>
  islands[island.dataset.island as IslandName];

/** Makes React hydrate an island, or the open dialog. Resolves when React handles events in it. */
async function hydrate(part: HTMLElement) {
  if (part.matches('[data-overlay]')) return (await loadDialogShell())();
  return hydrateIsland(part, loaderOf(part), () =>
    Promise.all([loadReact(), fetchCode(part.dataset.code)]),
  );
}

layOutBands();
startPresses({ hydrate, showDialog, loadDialog });
startMenus();
startGlide();
startInView();
startPrefetch();
startDialogHistory((name) => ignoreFailure(showDialog(name)));
ignoreFailure(fillForms());
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
onFirstInteraction(() => {
  ignoreFailure(loadCopies());
  ignoreFailure(loadDialogShell());
});
