import { closeDialog, dialogStore, openDialog, type DialogName } from './dialog-store';

/** History state: the state of an island's router, and our mark on the entry of an open dialog. */
type EntryState = { dialog?: DialogName } | null;

const markOf = () => (history.state as EntryState)?.dialog;
const marked = (dialog: DialogName): EntryState => ({ ...(history.state as EntryState), dialog });

/**
 * Connects the open dialog to the browser's Back button. A dialog that the visitor opens gets a history entry of its
 * own, with the page's URL and state. Back closes the dialog, and Forward reopens it through `reopen`. If the dialog
 * closes in another way, this function goes back over the entry. A dialog that replaces another one keeps its entry,
 * and a dialog that opened by itself has none. Returns a function that stops this.
 */
export function startDialogHistory(reopen: (name: DialogName) => void = openDialog): () => void {
  /** Number of `history.back()` calls that the browser has not carried out yet. */
  let ownSteps = 0;
  /** The page's own value, which changes while a dialog has an entry. */
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
      // Prevents scrolling on the way back: with a hash in the URL, browsers would scroll to its target.
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
      // Browsers scroll after the popstate event.
      requestAnimationFrame(() => setTimeout(handleScrolled));
    }
    // A dialog that opened before the browser went back needs an entry of its own.
    if (open && (mark || isOwn)) handleChange();
    else if (open) closeDialog();
    else if (mark) reopen(mark);
  }

  // After a reload the entry exists without its dialog.
  handleChange();
  const unsubscribe = dialogStore.subscribe(handleChange);
  addEventListener('popstate', handleTraversal);
  return () => {
    unsubscribe();
    removeEventListener('popstate', handleTraversal);
  };
}
