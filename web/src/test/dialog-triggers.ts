import { act } from '@testing-library/react';
import { openDialog, type DialogName } from '../runtime/overlays/dialog-store';

/** Opens the dialog of a clicked button after the other listeners of the click have run, as runtime/presses does. */
function handleClick({ target }: MouseEvent) {
  const trigger = (target as Element).closest?.<HTMLElement>('[data-dialog]');
  if (trigger)
    queueMicrotask(() => act(() => openDialog(trigger.dataset.dialog as DialogName, trigger)));
}

beforeEach(() => document.addEventListener('click', handleClick, true));
afterEach(() => document.removeEventListener('click', handleClick, true));
