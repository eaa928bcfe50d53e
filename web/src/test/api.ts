import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { FieldError } from '#contract/problem';
import { invalid } from '#mock-api/core/response';
import { createMemoryStore } from '#mock-api/core/memory-store';
import { emptyLists } from '#mock-api/core/store';
import { createHandlers } from '#mock-api/msw/handlers';
import { expectConsoleErrors } from './console-errors';

/** The records that the mock API has stored during the running test, by list. */
export const stored = emptyLists();

/** MSW's server, which passes requests to the mock API. A request without a handler fails. */
export const server = setupServer(
  ...createHandlers(createMemoryStore(stored), { origin: location.origin }),
);

// Only tests that import this file start the server, because loading the mock API takes half a second per file.
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  for (const list of Object.values(stored)) list.length = 0;
});
afterAll(() => server.close());

const failures = {
  'server error': () => new HttpResponse('The workshop is closed', { status: 500 }),
  'no JSON': () => new HttpResponse('<p>Hello</p>'),
  'network down': () => HttpResponse.error(),
};

/** Makes every POST of the running test fail. The form under test must log the failure. */
export function failPosts(kind: keyof typeof failures) {
  expectConsoleErrors();
  server.use(http.post('*/api/*', failures[kind]));
}

export function respondToPosts(respond: () => Response) {
  server.use(http.post('*/api/*', respond));
}

/**
 * Responds to every POST of the running test with a 422 that contains `errors`. The form under test must log the
 * response.
 */
export function refuseFields(...errors: FieldError[]) {
  expectConsoleErrors();
  const { body, status, contentType } = invalid(errors);
  respondToPosts(
    () =>
      new HttpResponse(JSON.stringify(body), { status, headers: { 'Content-Type': contentType } }),
  );
}

/** Delays the response to every POST of the running test until the returned function is called. */
export function holdPosts(): () => void {
  let release!: () => void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // This handler returns no response, so MSW continues with the mock API's handler.
  server.use(http.post('*/api/*', () => released));
  return release;
}

export function countPosts(): () => number {
  let count = 0;
  server.use(
    http.post('*/api/*', () => {
      count += 1;
    }),
  );
  return () => count;
}
