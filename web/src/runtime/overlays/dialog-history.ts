import { closeDialog, dialogStore, openDialog, type DialogName } from './dialog-store';

/** What an island's router holds there, and our mark on the entry of an open dialog. */
type EntryState = { dialog?: DialogName } | null;

const markOf = () => (history.state as EntryState)?.dialog;
const marked = (dialog: DialogName): EntryState => ({ ...(history.state as EntryState), dialog });

/**
 * Ties the open dialog to the browser's Back button. A dialog that the visitor opened stands on a history entry of its
 * own, with the page's URL and the state that was there, so that nothing but the dialog changes with it. Back closes the
 * dialog, Forward opens it again by `reopen`; closed in another way it goes back over its entry by itself. A hand-over
 * keeps the one entry, a dialog that opened by itself has none.
 * @returns a function that stops all of it.
 */
export function startDialogHistory(reopen: (name: DialogName) => void = openDialog): () => void {
  /** Steps back of our own that the browser has not taken yet. */
  let ownSteps = 0;
  /** The page's own setting, which stands aside while a dialog has an entry. */
  let scrollRestoration: ScrollRestoration | undefined;

  const stepBack = () => {
    ownSteps += 1;
    history.back();
  };

  function handleChange() {
    const { open, isUnasked } = dialogStore.get();
    const mark = markOf();
    if (!open) {
      if (mark) stepBack();
    } else if (mark) {
      if (mark !== open) history.replaceState(marked(open), '');
    } else if (!isUnasked) {
      // The way back over the entry must not scroll: where the address has a hash, browsers would go there.
      scrollRestoration ??= history.scrollRestoration;
      history.scrollRestoration = 'manual';
      history.pushState(marked(open), '');
    }
  }

  function handleScrolled() {
    if (markOf() || !scrollRestoration) return;
    history.scrollRestoration = scrollRestoration;
    scrollRestoration = undefined;
  }

  function handleTraversal() {
    const isOwn = ownSteps > 0;
    if (isOwn) ownSteps -= 1;
    const { open } = dialogStore.get();
    const mark = markOf();
    if (!mark && scrollRestoration) {
      // Browsers scroll after they have told of the step.
      requestAnimationFrame(() => setTimeout(handleScrolled));
    }
    // Opened again before our step was taken: the new dialog needs its entry.
    if (open && (mark || isOwn)) handleChange();
    else if (open) closeDialog();
    else if (mark) reopen(mark);
  }

  // A reload leaves the entry behind, and no dialog on it.
  handleChange();
  const unsubscribe = dialogStore.subscribe(handleChange);
  addEventListener('popstate', handleTraversal);
  return () => {
    unsubscribe();
    removeEventListener('popstate', handleTraversal);
  };
}
