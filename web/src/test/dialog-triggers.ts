import { openDialog, type DialogName } from '../runtime/overlays/dialog-store';

/** In a page the client answers these presses (app/client.ts), once it has fetched the overlays. */
function handleClick({ target }: MouseEvent) {
  const trigger = (target as Element).closest<HTMLElement>('[data-dialog]');
  if (trigger) openDialog(trigger.dataset.dialog as DialogName, trigger);
}

beforeEach(() => document.addEventListener('click', handleClick));
afterEach(() => document.removeEventListener('click', handleClick));
