import { nextTask } from '../islands/hydrate';
import { openDialog, type DialogName } from '../overlays/dialog-store';

/**
 * Repeats a press once the code that answers it is loaded and `isWanted` still returns true. Rejects if the code cannot be
 * fetched. The inline script calls it.
 */
export type ReplayPress = (pressed: HTMLElement, isWanted: () => boolean) => Promise<void>;

interface Loaders {
  /** Resolves when React handles events in the island or the static dialog. */
  hydrate: (island: HTMLElement) => Promise<unknown>;
  /** Resolves when a dialog has something to show. */
  prepareDialog: (name: DialogName) => Promise<unknown>;
  /** Fetches the code of a dialog. */
  loadDialog: (name: DialogName) => Promise<unknown>;
  /** Resolves when React handles events in the open dialog. */
  takeOver: () => Promise<void>;
}

/** In ms. A pointer that rests this long on a control probably presses it. */
const dwell = 80;

/** An island's forms and buttons: their order stays the same when React has to render its HTML again. */
const controlsOf = (island: Element) => [...island.querySelectorAll<HTMLElement>('form,button')];

/** Ignores the rejection; the next press tries again and reports. */
const ignoreFailure = (wanted: Promise<unknown>) => void wanted.catch(() => undefined);

/** Lets the inline script replay presses, and loads code as soon as the visitor points at a control that needs it. */
export function startPresses({ hydrate, prepareDialog, loadDialog, takeOver }: Loaders) {
  self.replayPress = async (pressed, isWanted) => {
    const dialog = pressed.dataset.dialog as DialogName | undefined;
    if (dialog) {
      // The click's other listeners run first: a dialog that hands over would lose its own.
      await Promise.all([prepareDialog(dialog), nextTask()]);
      if (!isWanted()) return;
      // The trigger is named, because Safari does not focus a button that is clicked.
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
