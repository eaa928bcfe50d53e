import { openDialog, type DialogName } from '../overlays/dialog-store';

/**
 * Repeats a press once the code that answers it is loaded and `isWanted` still returns true. Rejects if the code cannot be
 * fetched. The inline script calls it.
 */
export type ReplayPress = (pressed: HTMLElement, isWanted: () => boolean) => Promise<void>;

interface Loaders {
  /** Resolves when React handles events in the island. */
  hydrate: (island: HTMLElement) => Promise<unknown>;
  /** Resolves when a dialog can open. */
  loadOverlays: () => Promise<unknown>;
}

/** An island's forms and buttons: their order stays the same when React has to render its HTML again. */
const controlsOf = (island: Element) => [...island.querySelectorAll<HTMLElement>('form,button')];

/** Ignores the rejection; the next press tries again and reports. */
const ignoreFailure = (wanted: Promise<unknown>) => void wanted.catch(() => undefined);

/** Lets the inline script replay presses, and loads code as soon as the visitor points at a control that needs it. */
export function startPresses({ hydrate, loadOverlays }: Loaders) {
  self.replayPress = async (pressed, isWanted) => {
    const dialog = pressed.dataset.dialog as DialogName | undefined;
    if (dialog) {
      await loadOverlays();
      // The trigger is named, because Safari does not focus a button that is clicked.
      if (isWanted()) openDialog(dialog, pressed);
      return;
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

  function handleReach({ target }: Event) {
    const control = (target as Element).closest?.<HTMLElement>('form,button');
    const island = control?.closest<HTMLElement>('[data-unhydrated]');
    if (island && !control!.dataset.dialog) ignoreFailure(hydrate(island));
    else if (control?.closest('[data-dialog], [data-island]')) ignoreFailure(loadOverlays());
  }
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, handleReach, { passive: true });
}
