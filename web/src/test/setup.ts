import '@testing-library/jest-dom';
import './dialog-triggers';
import { cleanup, configure } from '@testing-library/react';
import { closedDialog, dialogStore } from '../runtime/overlays/dialog-store';
import { noToast, toastStore } from '../runtime/overlays/toast-store';
import { checkConsoleErrors, watchConsoleErrors } from './console-errors';

// Tests wait longer than by default, because a slow machine may run other test suites at the same time.
configure({ asyncUtilTimeout: 5_000 });

// jsdom has no popovers. Toasts call these methods, and only the tests in a real browser (journeys) check the effect.
Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });

beforeEach(watchConsoleErrors);
afterEach(() => {
  cleanup();
  dialogStore.set(closedDialog);
  toastStore.set(noToast);
  localStorage.clear();
  sessionStorage.clear();
  checkConsoleErrors();
});
