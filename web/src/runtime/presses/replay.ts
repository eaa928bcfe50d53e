import type { DialogName } from '../overlays/dialog-store';
import { ignoreFailure } from './load-once';

/**
 * Loads the code of the pressed control. Then, if `isWanted` returns true, opens the dialog of the button, or repeats
 * the click or submit in the hydrated island. Rejects if code cannot be fetched.
 */
export type ReplayPress = (pressed: HTMLElement, isWanted: () => boolean) => Promise<void>;

interface Actions {
  /** Hydrates an island or the open dialog. Resolves when React handles events in it. */
  hydratePart: (part: HTMLElement) => Promise<void>;
  /** Opens a dialog if `isWanted` returns true when its content has loaded. */
  showDialog: (name: DialogName, pressed: HTMLElement, isWanted: () => boolean) => Promise<void>;
  loadDialog: (name: DialogName) => Promise<unknown>;
}

/** Time (ms) for which a pointer must stay on a control before its code loads. */
const dwell = 80;

/**
 * Returns the island's controls with the element name and the first class of `control`. React may replace controls
 * during hydration, but keeps their order. The first class excludes a browser extension's buttons, and stays the same
 * when an extension adds a class.
 */
const controlsLike = ({ localName, classList }: HTMLElement, island: Element) =>
  [...island.querySelectorAll<HTMLElement>(localName)].filter(
    (other) => other.classList[0] === classList[0],
  );

/** Defines `window.replayPress` for the inline script. Also loads code when the visitor points at a control. */
export function startPresses({ hydratePart, showDialog, loadDialog }: Actions) {
  self.replayPress = async (pressed, isWanted) => {
    const dialog = pressed.dataset.dialog as DialogName | undefined;
    if (dialog) return showDialog(dialog, pressed, isWanted);
    const island = pressed.closest<HTMLElement>('[data-island]')!;
    const place = controlsLike(pressed, island).indexOf(pressed);
    await hydratePart(island);
    const control = pressed.isConnected ? pressed : controlsLike(pressed, island)[place];
    // A browser extension had added the clicked button, and React has removed it.
    if (!control) return;
    if (!isWanted()) return;
    const form = control.closest('form');
    if (form && control.matches('form,[type=submit]'))
      form.requestSubmit(control === form ? null : control);
    else control.click();
  };

  let resting: ReturnType<typeof setTimeout> | undefined;
  function handleReach({ type, target }: Event) {
    clearTimeout(resting);
    const control = (target as Element).closest?.<HTMLElement>('form,button');
    const dialog = control?.dataset.dialog as DialogName | undefined;
    const island = control?.closest<HTMLElement>('[data-unhydrated]');
    const load = () => {
      if (dialog) ignoreFailure(loadDialog(dialog));
      else if (island) ignoreFailure(hydratePart(island));
    };
    if (type === 'pointerover') resting = setTimeout(load, dwell);
    else load();
  }
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, handleReach, { passive: true });
}
