import { closeDialog, dialogStore, type DialogName } from './dialog-store';

/** State of a history entry. `dialog` names the dialog to which the entry belongs. A router may add its own state. */
type EntryState = { dialog?: DialogName } | null;

/**
 * Connects dialogs to the browser's Back button. A dialog that the visitor opens gets a history entry with the page's
 * URL and state. Back closes the dialog, and Forward opens it again through `reopen`. If the dialog closes in another
 * way, this module goes back over the entry. A dialog that replaces another one takes over the other's entry. A dialog
 * that opens by itself gets no entry.
 */
export function startDialogHistory(reopen: (name: DialogName) => void) {
  /** Number of this module's `history.back()` calls for which the browser has not fired `popstate` yet. */
  let ownSteps = 0;
  const stateOf = () => history.state as EntryState;
  /**
   * The dialog to which the current history entry belongs. The module keeps it here, because a router drops it from the
   * entry's state when it changes the URL.
   */
  let entryDialog = stateOf()?.dialog;
  /**
   * The page's value of `history.scrollRestoration` before a dialog got an entry. Undefined if no dialog has one. In the
   * meantime the value is `manual`, because the browser would scroll when it goes back to an entry whose URL has a hash.
   */
  let scrollRestoration = entryDialog && history.scrollRestoration;

  const setEntry = (dialog: DialogName, method: 'pushState' | 'replaceState') => {
    entryDialog = dialog;
    history[method]({ ...stateOf(), dialog } satisfies EntryState, '');
  };
  const stepBack = () => {
    ownSteps += 1;
    history.back();
  };

  function syncEntry() {
    const { open, isUnasked } = dialogStore.get();
    if (!open) {
      if (entryDialog) stepBack();
    } else if (entryDialog) {
      if (entryDialog !== open) setEntry(open, 'replaceState');
    } else if (!isUnasked) {
      scrollRestoration ??= history.scrollRestoration;
      history.scrollRestoration = 'manual';
      setEntry(open, 'pushState');
    }
  }

  function handleScrolled() {
    if (entryDialog || !scrollRestoration) return;
    history.scrollRestoration = scrollRestoration;
    scrollRestoration = undefined;
  }

  function handleTraversal() {
    const isOwn = ownSteps > 0;
    if (isOwn) ownSteps -= 1;
    const { open } = dialogStore.get();
    entryDialog = stateOf()?.dialog;
    // Browsers scroll after `popstate`, so the page gets its own value back after that scroll.
    if (!entryDialog) requestAnimationFrame(() => setTimeout(handleScrolled));
    // If the visitor opens a dialog while the browser still goes back over the entry of another one, the new dialog needs
    // an entry of its own.
    if (open && (entryDialog || isOwn)) syncEntry();
    else if (open) closeDialog();
    else if (entryDialog) reopen(entryDialog);
  }

  // After a reload a dialog's entry exists, but its dialog is closed. This call goes back over the entry.
  syncEntry();
  dialogStore.subscribe(syncEntry);
  addEventListener('popstate', handleTraversal);
  // A reload with an open dialog must restore the scroll position of the dialog's entry, which is that of the page.
  addEventListener('pagehide', () => {
    if (scrollRestoration) history.scrollRestoration = scrollRestoration;
  });
}
