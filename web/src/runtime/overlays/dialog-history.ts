import { closeDialog, dialogStore, type DialogName } from './dialog-store';

/** State of a history entry. `dialog` names the dialog to which the entry belongs. A router may add its own state. */
type EntryState = { dialog?: DialogName } | null;

const markOf = () => (history.state as EntryState)?.dialog;
const marked = (dialog: DialogName): EntryState => ({ ...(history.state as EntryState), dialog });

/**
 * Connects dialogs to the browser's Back button. A dialog that the visitor opens gets a history entry with the page's
 * URL and state. Back closes the dialog, and Forward opens it again through `reopen`. If the dialog closes in another
 * way, this module goes back over the entry. A dialog that replaces another one takes over the other's entry. A dialog
 * that opens by itself gets no entry.
 */
export function startDialogHistory(reopen: (name: DialogName) => void) {
  /** Number of this module's `history.back()` calls for which the browser has not fired `popstate` yet. */
  let ownSteps = 0;
  /** The page's own value of `history.scrollRestoration`. It is `manual` while a dialog has a history entry. */
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
      // Without `manual` the browser would scroll when it goes back to an entry whose URL has a hash.
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
      // Browsers scroll after `popstate`, so this module restores `scrollRestoration` after that scroll.
      requestAnimationFrame(() => setTimeout(handleScrolled));
    }
    // A dialog that opened before the browser had gone back over another dialog's entry needs an entry of its own.
    if (open && (mark || isOwn)) handleChange();
    else if (open) closeDialog();
    else if (mark) reopen(mark);
  }

  // After a reload a dialog's entry exists, but its dialog is closed. This call goes back over the entry.
  handleChange();
  dialogStore.subscribe(handleChange);
  addEventListener('popstate', handleTraversal);
}
