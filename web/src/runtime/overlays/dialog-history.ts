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
   * The dialog to which the current history entry belongs. It is not read from the entry again, because a router drops
   * it from the entry's state when it changes the URL.
   */
  let mark = stateOf()?.dialog;
  /**
   * The page's own value of `history.scrollRestoration`. The page's entry is `manual` while a dialog has an entry,
   * because the browser would scroll when it goes back to an entry whose URL has a hash. Undefined without such a dialog.
   */
  let scrollRestoration = mark && history.scrollRestoration;

  const setMark = (dialog: DialogName, method: 'pushState' | 'replaceState') => {
    mark = dialog;
    history[method]({ ...stateOf(), dialog } satisfies EntryState, '');
  };
  const stepBack = () => {
    ownSteps += 1;
    history.back();
  };

  function handleChange() {
    const { open, isUnasked } = dialogStore.get();
    if (!open) {
      if (mark) stepBack();
    } else if (mark) {
      if (mark !== open) setMark(open, 'replaceState');
    } else if (!isUnasked) {
      scrollRestoration ??= history.scrollRestoration;
      history.scrollRestoration = 'manual';
      setMark(open, 'pushState');
    }
  }

  function handleScrolled() {
    if (mark || !scrollRestoration) return;
    history.scrollRestoration = scrollRestoration;
    scrollRestoration = undefined;
  }

  function handleTraversal() {
    const isOwn = ownSteps > 0;
    if (isOwn) ownSteps -= 1;
    const { open } = dialogStore.get();
    mark = stateOf()?.dialog;
    // Browsers scroll after `popstate`, so the page gets its own value back after that scroll.
    if (!mark) requestAnimationFrame(() => setTimeout(handleScrolled));
    // A dialog that opened before the browser had gone back over another dialog's entry needs an entry of its own.
    if (open && (mark || isOwn)) handleChange();
    else if (open) closeDialog();
    else if (mark) reopen(mark);
  }

  // After a reload a dialog's entry exists, but its dialog is closed. This call goes back over the entry.
  handleChange();
  dialogStore.subscribe(handleChange);
  addEventListener('popstate', handleTraversal);
  // A reload with an open dialog must restore the scroll position of the dialog's entry, which is that of the page.
  addEventListener('pagehide', () => {
    if (scrollRestoration) history.scrollRestoration = scrollRestoration;
  });
}
