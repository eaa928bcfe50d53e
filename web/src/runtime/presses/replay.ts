import { ignoreFailure, nextTask } from '../islands/hydrate';
import { openDialog, type DialogName } from '../overlays/dialog-store';

/**
 * Replays a press when its code has loaded, if `isWanted` then returns true. Rejects if the code cannot be fetched.
 */
export type ReplayPress = (pressed: HTMLElement, isWanted: () => boolean) => Promise<void>;

interface Loaders {
  /** Makes React hydrate an island, or the open dialog. Resolves when React handles events in it. */
  hydrate: (island: HTMLElement) => Promise<unknown>;
  /** Resolves when the dialog has content to show: its static copy or its React component. */
  prepareDialog: (name: DialogName) => Promise<unknown>;
  loadDialog: (name: DialogName) => Promise<unknown>;
  /** Makes React hydrate the open dialog. Resolves when React handles events in it. */
  hydrateDialog: () => Promise<void>;
}

/** Time (ms) for which a pointer must rest on a control before the control's code loads. */
const dwell = 80;

/** Returns an island's forms and buttons. If React replaces them during hydration, their order stays the same. */
const controlsOf = (island: Element) => [...island.querySelectorAll<HTMLElement>('form,button')];

/** Defines `window.replayPress` for the inline script. Also loads code when the visitor points at a control. */
export function startPresses({ hydrate, prepareDialog, loadDialog, hydrateDialog }: Loaders) {
  self.replayPress = async (pressed, isWanted) => {
    const dialog = pressed.dataset.dialog as DialogName | undefined;
    if (dialog) {
      // `nextTask` lets the click's other listeners run first. If the button is in a dialog, React unmounts this dialog
      // with its listeners when the next dialog opens.
      await Promise.all([prepareDialog(dialog), nextTask()]);
      if (!isWanted()) return;
      // The button is passed as the trigger, because Safari does not focus a clicked button.
      openDialog(dialog, pressed);
      pressed.ariaBusy = null;
      return hydrateDialog();
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
