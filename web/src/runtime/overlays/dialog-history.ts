import { closeDialog, dialogStore, type DialogName } from './dialog-store';

/** State of a history entry. `dialog` is the dialog to which the entry belongs. A router may add its own state. */
type EntryState = { dialog?: DialogName } | null;

/**
 * Connects dialogs to the browser's Back button. A dialog that the visitor opens gets a history entry with the page's
 * URL and state. Back closes the dialog, and Forward opens it again through `reopen`. If the dialog closes in another
 * way, this module calls `history.back()`. A dialog that replaces an open dialog takes over that dialog's entry. A
 * dialog that opens by itself gets no entry.
 */
export function startDialogHistory(reopen: (name: DialogName) => void) {
  /** Number of this module's `history.back()` calls for which the browser has not fired `popstate` yet. */
  let ownSteps = 0;
  const stateOf = () => history.state as EntryState;
  /**
   * The dialog of the current history entry. The entry's state is not enough, because a router that changes the URL
   * drops the dialog from that state.
   */
  let entryDialog = stateOf()?.dialog;
  /**
   * The page's own value of `history.scrollRestoration` while a dialog has a history entry, otherwise undefined. During
   * this time the browser's value is `manual`. With another value the browser would scroll when it goes back to a URL
   * with a hash.
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
    // Browsers scroll after `popstate`. The page's own `scrollRestoration` is set again after that scroll.
    if (!entryDialog) requestAnimationFrame(() => setTimeout(handleScrolled));
    // The visitor may open a dialog while the browser still goes back from the previous dialog's entry. The new dialog
    // then needs its own entry.
    if (open && (entryDialog || isOwn)) syncEntry();
    else if (open) closeDialog();
    else if (entryDialog) reopen(entryDialog);
  }

  // After a reload the dialog is closed, but its history entry still exists. This call then calls `history.back()`.
  syncEntry();
  dialogStore.subscribe(syncEntry);
  addEventListener('popstate', handleTraversal);
  // Sets the page's own value again, so that a reload with an open dialog restores the page's scroll position.
  addEventListener('pagehide', () => {
    if (scrollRestoration) history.scrollRestoration = scrollRestoration;
  });
}
