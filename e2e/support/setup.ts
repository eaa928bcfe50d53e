import { keepFailure } from './browser/failures';
import { headed } from './browser/headed';

/** The most that a timer can hold. */
const noLimit = 2 ** 31 - 1;
// A journey loads pages, types and waits for toasts on machines that may be busy; who watches may take any time.
jest.setTimeout(headed.isOn ? noLimit : 60_000);
// Before a file's own hooks close its pages.
afterEach(keepFailure);
afterAll(keepFailure);
