import { openDialog, type DialogName } from './stores/dialog';

const openerOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-dialog]') : null;

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Listens for buttons with `opensDialog` (stores/dialog): opens the dialog that is asked for, and tells which one a
 * hand comes near. Returns what ends it.
 */
export function followDialogOpeners(onIntent?: (name: DialogName) => void): () => void {
  const handleIntent = (event: Event) => {
    const opener = openerOf(event);
    if (opener) onIntent?.(opener.dataset.dialog as DialogName);
  };
  const handleClick = (event: Event) => {
    const opener = openerOf(event);
    // Named here: Safari does not focus a button that is clicked.
    if (opener) openDialog(opener.dataset.dialog as DialogName, opener);
  };
  for (const intent of intents) document.addEventListener(intent, handleIntent, { passive: true });
  document.addEventListener('click', handleClick);
  return () => {
    for (const intent of intents) document.removeEventListener(intent, handleIntent);
    document.removeEventListener('click', handleClick);
  };
}
