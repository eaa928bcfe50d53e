import '@testing-library/jest-dom';
import './dialog-triggers';
import { cleanup, configure } from '@testing-library/react';
import { closedDialog, dialogStore } from '../runtime/overlays/dialog-store';
import { noToast, toastStore } from '../runtime/overlays/toast-store';
import { checkConsoleErrors, watchConsoleErrors } from './console-errors';

// The default is too short on a slow machine that runs other test suites at the same time.
configure({ asyncUtilTimeout: 5_000 });

// jsdom has no popovers. Toasts call these methods, but only the journeys (tests in a browser) check the effect.
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
