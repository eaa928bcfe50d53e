import { closePopovers } from '../behaviours/menus';
import { ignoreFailure, loadOnce } from '../presses/load-once';
import { cloneCopy } from './copies';
import { closeDialog, dialogStore, type DialogName } from './dialog-store';
import { readDraft } from './draft-store';
import { fillFromDrafts, saveDrafts, startDrafts } from './drafts';

/** During this time (ms) after opening, a click on the backdrop was probably meant for the page. */
const openingTime = 500;

type Unmount = () => void;
/** Hydrates a dialog's static HTML, or renders into an empty container. */
type Mount = (container: HTMLElement) => Promise<Unmount>;
type LoadDialog = (name: DialogName) => Promise<Mount>;

/** The page's own parts. Other elements belong to overlays or browser extensions. */
const pageParts = ':is([href="#main"], header, main, footer):not([data-overlay] *)';

interface Shown {
  name: DialogName;
  container: HTMLElement;
  openedAt: number;
  mount: () => Promise<void>;
  unmount?: Unmount;
}

/**
 * Whether the target of a key event belongs to a browser extension. While a dialog is open, the page's own parts are
 * inert and get no key events.
 */
const isForeign = (target: EventTarget | null) =>
  target instanceof Element && target.matches('body *') && !target.closest('[data-overlay]');
const isTrigger = (target: EventTarget | null) =>
  target instanceof Element && target.matches('[data-dialog]');
const isToastOpen = () => document.querySelector('[data-toasts] [data-state=open]') !== null;
const isPopoverOpen = () => document.querySelector('[popover=auto]:popover-open') !== null;

/**
 * Shows the dialog of the dialog store: first its static HTML, which React then hydrates. Focus, drafts and closing
 * work before that. The returned function resolves when React handles events in the open dialog, and rejects if code
 * cannot be fetched. Its next call then fetches again.
 */
export function startDialogs(load: LoadDialog): () => Promise<void> {
  let shown: Shown | undefined;
  let inertParts: HTMLElement[] = [];
  let pointerDownTarget: EventTarget | null;

  function show(name: DialogName) {
    // An open phone menu would cover the dialog.
    closePopovers();
    const container =
      cloneCopy(name, readDraft(`${name}-dialog`).step) ?? document.createElement('div');
    container.dataset.island = `${name}-dialog`;
    container.dataset.overlay = '';
    fillFromDrafts(container);
    const dialog: Shown = {
      name,
      container,
      openedAt: performance.now(),
      mount: loadOnce(() => runReact(dialog)),
    };
    shown = dialog;
    // Only the page's own parts become inert, so that the panel of a password manager stays usable.
    inertParts = [...document.querySelectorAll<HTMLElement>(pageParts)];
    for (const part of inertParts) part.inert = true;
    // CSS reads this attribute, because `:has()` would make the browser recompute the styles of all elements.
    document.documentElement.dataset.modal = '';
    document.body.append(container);
    focusTitle();
    ignoreFailure(hydrateOpenDialog());
  }

  function hide({ container, unmount }: Shown) {
    saveDrafts();
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

  async function runReact(dialog: Shown) {
    const { name, container } = dialog;
    const mount = await load(name);
    if (dialog !== shown) return;
    const isStatic = container.hasChildNodes();
    // React Hook Form takes its default values from drafts.
    saveDrafts();
    const unmount = await mount(container);
    container.removeAttribute('data-unhydrated');
    if (dialog !== shown) return unmount();
    dialog.unmount = unmount;
    if (!isStatic) focusTitle();
  }

  async function hydrateOpenDialog() {
    const dialog = shown;
    await dialog?.mount().catch((error: unknown) => {
      // If the visitor has closed the dialog in the meantime, the error does not matter.
      if (dialog === shown) throw error;
    });
  }

  /**
   * Focuses the trigger or, if the trigger is in the closed phone menu, the menu's button. If that fails, focuses
   * `main`.
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

  addEventListener('pointerdown', ({ target }) => (pointerDownTarget = target), true);
  addEventListener(
    'click',
    ({ target, detail, timeStamp }) => {
      if (!shown || !(target instanceof Element)) return;
      saveDrafts();
      // A click that began inside the dialog, such as the end of a text selection, does not close it.
      const isBackdrop =
        target === pointerDownTarget &&
        shown.container.contains(target) &&
        !target.closest('[role=dialog]');
      if (!isBackdrop && !target.closest('[data-dialog-close]')) return;
      // Compares `timeStamp`, because the browser may dispatch a click later.
      const isEarly = timeStamp - shown.openedAt < openingTime;
      // `detail` is 2 for the second click of a double click, and 0 for a click by keyboard.
      if (detail <= 1 && !(isBackdrop && isEarly)) closeDialog();
    },
    true,
  );
  // Listeners on the window in the capture phase run before those of toasts and popovers.
  addEventListener(
    'keydown',
    (event) => {
      // A held Enter key that has sent a form would also click the trigger, because the trigger has the focus again.
      if (event.repeat && event.key === 'Enter' && isTrigger(event.target)) event.preventDefault();
      // In Safari `isComposing` is already false for the key that ends an IME composition, but its keyCode is 229.
      const isComposing = event.isComposing || event.keyCode === 229;
      if (event.key !== 'Escape' || !shown || isComposing || isToastOpen() || isPopoverOpen())
        return;
      if (isForeign(event.target)) return;
      // Other listeners, such as that of the demo's tour, ignore an event whose default action is prevented.
      event.preventDefault();
      closeDialog();
    },
    true,
  );

  startDrafts();
  return hydrateOpenDialog;
}
