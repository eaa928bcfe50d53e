import { closePopovers } from '../behaviours/menus';
import { closeDialog, dialogStore, type DialogName } from './dialog-store';
import { fillFromDraft, readDraft, saveDraft } from './drafts';

/** In ms. A click on the backdrop this soon after opening was probably meant for the page. */
const openingTime = 500;
/** In ms. While the visitor types, the draft is saved at most this often. */
const savingInterval = 1_000;

export interface DialogLoaders {
  copyOf: (name: DialogName, step: number) => HTMLElement | undefined;
  /**
   * Loads the code of a dialog. Resolves with a function that hydrates a container, or renders into an empty one. That
   * function resolves with another one, which unmounts the dialog.
   */
  load: (name: DialogName) => Promise<(container: HTMLElement) => Promise<() => void>>;
}

interface Shown {
  name: DialogName;
  container: HTMLElement;
  openedAt: number;
  running?: Promise<void>;
  /** Set once `running` has resolved. */
  unmount?: () => void;
}

const isToastOpen = () => document.querySelector('[data-toasts] [data-state=open]') !== null;
const isPopoverOpen = () => document.querySelector('[popover=auto]:popover-open') !== null;

/**
 * Shows the open dialog: first a static copy, which React then hydrates. Before and after hydration this module keeps
 * the focus in the dialog, closes it, saves what is typed into it, and returns the focus. Returns a function that
 * resolves when React handles events in the open dialog. It rejects if the code cannot be fetched; the next call
 * retries.
 */
export function startDialogs({ copyOf, load }: DialogLoaders): () => Promise<void> {
  let shown: Shown | undefined;
  let inertParts: HTMLElement[] = [];
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
    // The page's styles read this attribute: `:has()` would make the browser recompute the style of every element.
    document.documentElement.dataset.modal = '';
    document.body.append(container);
    focusTitle();
    // Ignores the rejection; the next press in the dialog retries and reports.
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
    // React Hook Form takes its default values from the draft.
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
      // If the visitor has closed the dialog, its code is no longer needed.
      if (dialog === shown) throw error;
    });
  }

  /**
   * Moves the focus to the trigger. A trigger in a closed popover (the phone menu) is invisible, so the popover's
   * button gets the focus instead. If the trigger no longer exists, as in a dismissed banner, `main` gets it.
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

  // Saves in the capture phase, because the press may show another step, and React then removes the fields.
  addEventListener('submit', save, true);
  addEventListener('pointerdown', ({ target }) => (pressed = target), true);
  addEventListener(
    'click',
    ({ target, detail, timeStamp }) => {
      if (!shown || !(target instanceof Element)) return;
      save();
      // A press that began inside, such as a text selection, does not close the dialog.
      const isBackdrop =
        shown.container.contains(target) && !target.closest('[role=dialog]') && pressed === target;
      if (!isBackdrop && !target.closest('[data-dialog-close]')) return;
      // Uses the time of the press, because the event may have been queued. In jsdom timestamps have another origin.
      const pressedAt = Math.min(timeStamp, performance.now());
      const isEarly = pressedAt - shown.openedAt < openingTime;
      // `detail` is 2 for the second click of a double click, and 0 for a click by keyboard.
      if (detail <= 1 && !(isBackdrop && isEarly)) closeDialog();
    },
    true,
  );
  // Listens on the window, before toasts and popovers handle the key.
  addEventListener(
    'keydown',
    (event) => {
      // Safari ends an IME composition before it fires the key event; only keyCode 229 marks it.
      const isComposing = event.isComposing || event.keyCode === 229;
      if (event.key !== 'Escape' || !shown || isComposing || isToastOpen() || isPopoverOpen())
        return;
      // Tells other listeners, such as the demo's tour, that this key has closed something.
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
