import { closeDialog, dialogStore, type DialogName } from './dialog-store';

/** `dialog` is the dialog to which the history entry belongs. A router may add properties of its own. */
type EntryState = { dialog?: DialogName } | null;

/**
 * Makes Back close a dialog, and Forward open it again by calling `reopen`. Therefore a dialog that the visitor opens
 * gets a history entry with the page's URL. If the dialog closes in another way, this module calls `history.back()`. A
 * dialog that replaces another one uses the other's entry. A dialog that opens by itself gets no entry.
 */
export function startDialogHistory(reopen: (name: DialogName) => void) {
  /** Number of this module's calls of `history.back()` for which the browser has not fired `popstate` yet. */
  let ownSteps = 0;
  const stateOf = () => history.state as EntryState;
  /** The dialog of the current history entry. A router may drop it from the entry's state when it changes the URL. */
  let entryDialog = stateOf()?.dialog;
  /**
   * The page's own value of `history.scrollRestoration`. While a dialog has a history entry, the value is `manual`,
   * because the browser would otherwise scroll when it goes back to a URL with a hash.
   */
  let { scrollRestoration } = history;
  let isReplaced = entryDialog !== undefined;

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
      if (!isReplaced) ({ scrollRestoration } = history);
      isReplaced = true;
      history.scrollRestoration = 'manual';
      setEntry(open, 'pushState');
    }
  }

  function handleScrolled() {
    if (entryDialog || !isReplaced) return;
    history.scrollRestoration = scrollRestoration;
    isReplaced = false;
  }

  function handleTraversal() {
    const isOwn = ownSteps > 0;
    if (isOwn) ownSteps -= 1;
    const { open } = dialogStore.get();
    entryDialog = stateOf()?.dialog;
    if (entryDialog) isReplaced = true;
    // Browsers scroll after `popstate`, and only after that may the page's own `scrollRestoration` apply again.
    else requestAnimationFrame(() => setTimeout(handleScrolled));
    // A dialog may open while the browser goes back from the previous dialog's entry. It then needs a new entry.
    if (open && (entryDialog || isOwn)) syncEntry();
    else if (open) closeDialog();
    else if (entryDialog) reopen(entryDialog);
  }

  // After a reload the dialog is closed, but its history entry still exists.
  syncEntry();
  dialogStore.subscribe(syncEntry);
  addEventListener('popstate', handleTraversal);
  // A reload with an open dialog must restore the page's scroll position.
  addEventListener('pagehide', () => {
    if (isReplaced) history.scrollRestoration = scrollRestoration;
  });
}
