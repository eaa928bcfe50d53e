import { isPageWithinReach } from './api/page-reach';
import { failures } from './content/failures';
import { dialogStore, openDialog, type DialogName } from './stores/dialog';
import { showToast } from './stores/toast';
import { MissingCodeError } from './ui/lazy-component';
import { holdsFiles, putTypedTextBack, readTypedText, type TypedText } from './ui/typed-text';

/** In the session storage: the version of the site that a reload was to get away from. */
const leftVersion = 'maatwerkLeftVersion';
/** In the session storage, over the reload only. */
const carriedOver = 'maatwerkCarriedOver';

interface CarriedOver extends TypedText {
  dialog: DialogName | null;
}

const root = () => document.getElementById('root')!;

/** The scripts that this document asks for: others after every change of the site. */
const versionOf = () => document.querySelector<HTMLElement>('script[data-app]')?.dataset.app;

/**
 * What happens when code that the visitor needs cannot be fetched. After a deploy its file is gone, and a reload brings
 * the new one: once a version, so that it never loops; only while the server answers, so that a visitor who is offline
 * keeps the page; and not while files are chosen, which no script can put back. Typed text comes back after the reload:
 * a form whose code is gone would be dead anyway, so staying would save nothing. Where there is no reload, a message
 * says so, if `isWaitedFor`.
 */
export async function recoverFromMissingCode(isWaitedFor = true): Promise<void> {
  const dialog = dialogStore.get().open;
  const version = versionOf();
  if (version && !holdsFiles(root()) && (await isPageWithinReach()) && noteReload(version)) {
    // The last moment before the page goes: nobody stops typing for us.
    addEventListener('pagehide', () => carryOver({ ...readTypedText(root()), dialog }), {
      once: true,
    });
    location.reload();
  } else if (isWaitedFor) showToast(failures.codeMissing);
}

/** A page that the visitor wants cannot be fetched: the browser goes there by itself, unless the network is down. */
export async function recoverFromMissingPage(href: string): Promise<void> {
  if (await isPageWithinReach()) location.assign(href);
  else showToast(failures.codeMissing);
}

/** For the error boundaries of what is loaded on demand. */
export function recoverFrom(error: unknown) {
  if (error instanceof MissingCodeError) void recoverFromMissingCode();
}

/** False when this version was reloaded before, or when that cannot be remembered. */
function noteReload(version: string): boolean {
  try {
    if (sessionStorage.getItem(leftVersion) === version) return false;
    sessionStorage.setItem(leftVersion, version);
    return true;
  } catch {
    return false;
  }
}

function carryOver(state: CarriedOver) {
  try {
    sessionStorage.setItem(carriedOver, JSON.stringify(state));
  } catch {
    // A full storage: what was typed is lost, as with any reload.
  }
}

/** After the reload: puts back what was carried over. Called before the page becomes live, as if it was typed then. */
export function takeUpCarriedOver() {
  try {
    const state = sessionStorage.getItem(carriedOver);
    if (state === null) return;
    sessionStorage.removeItem(carriedOver);
    const { dialog, ...typed } = JSON.parse(state) as CarriedOver;
    putTypedTextBack(root(), typed);
    if (dialog) openDialog(dialog);
  } catch {
    // Forbidden or damaged: there is nothing to put back.
  }
}
