import { keepFailure } from './browser/failures';

// A journey loads pages, types and waits for toasts, which takes long on a busy machine.
jest.setTimeout(60_000);
// Runs before a file's own hooks close its pages.
afterEach(keepFailure);
afterAll(keepFailure);
