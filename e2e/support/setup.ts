import { keepFailure } from './browser/failures';

// A journey loads pages, types and waits for toasts on machines that may be busy.
jest.setTimeout(60_000);
// Before a file's own hooks close its pages.
afterEach(keepFailure);
afterAll(keepFailure);
