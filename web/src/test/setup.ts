import '@testing-library/jest-dom';
import './dialog-triggers';
import { cleanup, configure } from '@testing-library/react';
import { closedDialog, dialogStore } from '../runtime/overlays/dialog-store';
import { noToast, toastStore } from '../runtime/overlays/toast-store';
import { emptyStored, server } from './api';
import { checkConsoleErrors, watchConsoleErrors } from './console-errors';

// A slow machine may run other suites at the same time, so tests wait longer than by default.
configure({ asyncUtilTimeout: 5_000 });

// jsdom has no popovers. Toasts only call these methods, and journeys test the effect.
Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(watchConsoleErrors);
afterEach(() => {
  cleanup();
  server.resetHandlers();
  emptyStored();
  dialogStore.set(closedDialog);
  toastStore.set(noToast);
  localStorage.clear();
  sessionStorage.clear();
  checkConsoleErrors();
});
afterAll(() => server.close());
