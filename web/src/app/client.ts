/**
 * The script of every page: makes the page respond without React, and loads React when the visitor needs it.
 */
import { startHomeClock } from '../pages/home/home-clock';
import { startGlide } from '../runtime/behaviours/glide';
import { startInView } from '../runtime/behaviours/in-view';
import { startMenus } from '../runtime/behaviours/menus';
import { startPrefetch } from '../runtime/behaviours/prefetch';
import { hydrateIsland, inTasks, loadReact, type IslandLoader } from '../runtime/islands/hydrate';
import { startDialogHistory } from '../runtime/overlays/dialog-history';
import { openDialog } from '../runtime/overlays/dialog-store';
import { fetchCode, startCodePrefetch } from '../runtime/presses/fetch-code';
import { startPresses } from '../runtime/presses/replay';
import { islands, type IslandName } from './islands';

const unhydrated = '[data-unhydrated]';

/** Ignores the rejection; the next press tries again and reports. */
const ignoreFailure = (wanted: Promise<unknown>) => void wanted.catch(() => undefined);

/** Returns whether banner and challenge must not appear by themselves. Only the demo asks for that. */
let isSuppressed = () => false;
/** Resolves when the mock of development and demo builds answers the calls. */
let mock: Promise<unknown> | undefined;
// The bundler removes this branch, so that a production build holds no mock code.
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

const loaderOf = (island: HTMLElement): IslandLoader =>
  islands[island.dataset.island as IslandName];
const hydrate = (island: HTMLElement) =>
  hydrateIsland(island, loaderOf(island), () => Promise.all([loadOverlays(), fetchCode(island)]));

startPresses({ hydrate, loadOverlays });
startMenus();
startGlide();
startInView();
startPrefetch();
startDialogHistory((name) => ignoreFailure(loadOverlays().then(() => openDialog(name))));
for (const island of document.querySelectorAll<HTMLElement>(unhydrated)) {
  const hasFocus = island.matches(':focus-within');
  if (hasFocus || loaderOf(island).hydratesAtOnce?.()) ignoreFailure(hydrate(island));
}
const home = document.querySelector<HTMLElement>('[data-island=home-overlays]');
if (home) {
  startHomeClock({
    loadDialogs: loadOverlays,
    isSuppressed: () => isSuppressed(),
    show: () => home.matches(unhydrated) && ignoreFailure(hydrate(home)),
  });
}
startCodePrefetch();
