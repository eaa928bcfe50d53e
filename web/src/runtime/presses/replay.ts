import { nextTask } from '../islands/hydrate';
import { openDialog, type DialogName } from '../overlays/dialog-store';

/** Replays a press once its code is loaded, if `isWanted` still returns true. Rejects if the code cannot be fetched. */
export type ReplayPress = (pressed: HTMLElement, isWanted: () => boolean) => Promise<void>;

interface Loaders {
  /** Resolves when React handles events in the island or dialog. */
  hydrate: (island: HTMLElement) => Promise<unknown>;
  /** Resolves when the dialog has content to show. */
  prepareDialog: (name: DialogName) => Promise<unknown>;
  loadDialog: (name: DialogName) => Promise<unknown>;
  /** Resolves when React handles events in the open dialog. */
  takeOver: () => Promise<void>;
}

/** In ms. A pointer that rests this long on a control will probably press it. */
const dwell = 80;

/** Returns an island's forms and buttons. Their order is the same after React has rendered them again. */
const controlsOf = (island: Element) => [...island.querySelectorAll<HTMLElement>('form,button')];

/** Ignores the rejection; the next press retries and reports. */
const ignoreFailure = (wanted: Promise<unknown>) => void wanted.catch(() => undefined);

/** Sets the function that replays presses, and loads code when the visitor points at a control. */
export function startPresses({ hydrate, prepareDialog, loadDialog, takeOver }: Loaders) {
  self.replayPress = async (pressed, isWanted) => {
    const dialog = pressed.dataset.dialog as DialogName | undefined;
    if (dialog) {
      // Runs the click's other listeners first: a dialog that this one replaces would lose them.
      await Promise.all([prepareDialog(dialog), nextTask()]);
      if (!isWanted()) return;
      // Passes the trigger, because Safari does not focus a clicked button.
      openDialog(dialog, pressed);
      pressed.ariaBusy = null;
      return takeOver();
    }
    const island = pressed.closest<HTMLElement>('[data-island]')!;
    const place = controlsOf(island).indexOf(pressed);
    await hydrate(island);
    const control = controlsOf(island)[place] ?? pressed;
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
      else if (island) ignoreFailure(hydrate(island));
    };
    if (type === 'pointerover') resting = setTimeout(load, dwell);
    else load();
  }
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, handleReach, { passive: true });
}
