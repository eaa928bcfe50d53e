import { closePopovers } from '../behaviours/menus';
import { closeDialog, dialogStore, type DialogName } from './dialog-store';
import { fillFromDraft, readDraft, saveDraft } from './drafts';

/** In ms. A click beside the dialog this soon after it opened was probably meant for the page. */
const openingTime = 500;
/** In ms. While the visitor types, the draft is saved at most this often. */
const savingInterval = 1_000;

export interface DialogLoaders {
  /** Returns a static copy of the dialog at that step, or undefined if there is none. */
  copyOf: (name: DialogName, step: number) => HTMLElement | undefined;
  /**
   * Fetches the code of a dialog. Resolves with the function that lets React hydrate its container, or render into an
   * empty one; that resolves with the function that unmounts it.
   */
  load: (name: DialogName) => Promise<(container: HTMLElement) => Promise<() => void>>;
}

interface Shown {
  name: DialogName;
  container: HTMLElement;
  openedAt: number;
  /** Resolves when React handles events in the dialog. */
  running?: Promise<void>;
  /** Known from then on. */
  unmount?: () => void;
}

const isToastOpen = () => document.querySelector('[data-toasts] [data-state=open]') !== null;
const isPopoverOpen = () => document.querySelector('[popover=auto]:popover-open') !== null;

/**
 * Shows the open dialog: a static copy at once, which React then hydrates. Before and after that this module keeps the
 * focus in the dialog, closes it, saves what is typed into it, and returns the focus.
 *
 * @returns a function that resolves when React handles events in the open dialog, and rejects if the code cannot be
 * fetched; another call then tries again.
 */
export function startDialogs({ copyOf, load }: DialogLoaders): () => Promise<void> {
  let shown: Shown | undefined;
  let inertParts: HTMLElement[] = [];
  /** Target of the latest pointerdown. */
  let pressed: EventTarget | null;
  let saving: ReturnType<typeof setTimeout> | undefined;

  function show(name: DialogName) {
    // An open phone menu would cover the dialog.
    closePopovers();
    const container = copyOf(name, readDraft(name).step) ?? document.createElement('div');
    container.dataset.island = `${name}-dialog`;
    container.dataset.overlay = '';
    fillFromDraft(name, container);
    shown = { name, container, openedAt: performance.now() };
    // `inert` keeps the focus in the dialog and hides the page from assistive technology.
    inertParts = [...document.querySelectorAll<HTMLElement>('body > :not([data-overlay], script)')];
    for (const part of inertParts) part.inert = true;
    // Styles of the page read this: `:has()` would make the browser compute the style of every element anew.
    document.documentElement.dataset.modal = '';
    document.body.append(container);
    focusTitle();
    // A press in the static dialog tries again, and reports the failure.
    takeOver().catch(() => undefined);
  }

  function hide({ container, unmount }: Shown) {
    save();
    shown = undefined;
    for (const part of inertParts) part.inert = false;
    delete document.documentElement.dataset.modal;
    unmount?.();
    container.remove();
  }

  function focusTitle() {
    const title = shown?.container.querySelector<HTMLElement>('h2[tabindex]');
    title?.focus({ preventScroll: true });
  }

  function save() {
    clearTimeout(saving);
    saving = undefined;
    if (shown) saveDraft(shown.name, shown.container);
  }

  async function hydrate(dialog: Shown, run: (container: HTMLElement) => Promise<() => void>) {
    const { container } = dialog;
    if (dialog !== shown) return;
    const isStatic = container.hasChildNodes();
    // React Hook Form starts from the draft.
    save();
    const unmount = await run(container);
    container.removeAttribute('data-unhydrated');
    if (dialog !== shown) return unmount();
    dialog.unmount = unmount;
    if (!isStatic) focusTitle();
  }

  async function takeOver() {
    const dialog = shown;
    if (!dialog) return;
    dialog.running ??= load(dialog.name).then((run) => hydrate(dialog, run));
    await dialog.running.catch((error: unknown) => {
      dialog.running = undefined;
      // The visitor has closed the dialog, so its code is no longer missing.
      if (dialog === shown) throw error;
    });
  }

  /**
   * The trigger may be gone (a dismissed banner), or invisible in a closed popover (the phone menu): then the popover's
   * button gets the focus, else the page itself.
   */
  function returnFocus(trigger: HTMLElement | null) {
    const popover = trigger?.closest('[popover]');
    const ofPopover = popover && document.querySelector(`[popovertarget="${popover.id}"]`);
    for (const element of [ofPopover ?? trigger, document.querySelector('main')]) {
      if (!(element instanceof HTMLElement)) continue;
      element.focus({ preventScroll: true });
      if (document.activeElement === element) break;
    }
  }

  dialogStore.subscribe(() => {
    const { open, trigger } = dialogStore.get();
    if (shown?.name === open) return;
    const wasOpen = shown !== undefined;
    if (shown) hide(shown);
    if (open) show(open);
    else if (wasOpen) returnFocus(trigger);
  });

  // A press may open another step: React then removes the fields.
  addEventListener('submit', save, true);
  addEventListener('pointerdown', ({ target }) => (pressed = target), true);
  addEventListener(
    'click',
    ({ target, detail, timeStamp }) => {
      if (!shown || !(target instanceof Element)) return;
      save();
      // A press that began inside, such as the selection of a text, does not close the dialog.
      const isBackdrop =
        shown.container.contains(target) && !target.closest('[role=dialog]') && pressed === target;
      if (!isBackdrop && !target.closest('[data-dialog-close]')) return;
      // The time of the press itself, since the event may have waited. jsdom counts it from another origin.
      const pressedAt = Math.min(timeStamp, performance.now());
      const isEarly = pressedAt - shown.openedAt < openingTime;
      // The second click of a double click has a detail of 2, a click by the keyboard 0.
      if (detail <= 1 && !(isBackdrop && isEarly)) closeDialog();
    },
    true,
  );
  // On the window, before the toasts and popovers have handled the key.
  addEventListener(
    'keydown',
    (event) => {
      // Safari ends an IME composition before it fires the key: only its code 229 still shows it.
      const isComposing = event.isComposing || event.keyCode === 229;
      if (event.key !== 'Escape' || !shown || isComposing || isToastOpen() || isPopoverOpen())
        return;
      // Tells others, such as the demo's tour, that this key has closed something.
      event.preventDefault();
      closeDialog();
    },
    true,
  );
  const handleInput = ({ target }: Event) => {
    if (shown?.container.contains(target as Node)) saving ??= setTimeout(save, savingInterval);
  };
  addEventListener('input', handleInput);
  // A phone may kill a page in the background without any further event.
  document.addEventListener('visibilitychange', save);
  addEventListener('pagehide', save);

  return takeOver;
}
