import { openDialog, type DialogName } from '../runtime/overlays/dialog-store';

/** Opens dialogs as runtime/presses does on a page. */
function handleClick({ target }: MouseEvent) {
  const trigger = (target as Element).closest<HTMLElement>('[data-dialog]');
  if (trigger) openDialog(trigger.dataset.dialog as DialogName, trigger);
}

beforeEach(() => document.addEventListener('click', handleClick));
afterEach(() => document.removeEventListener('click', handleClick));
