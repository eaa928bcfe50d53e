import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { FieldError } from '#contract/problem';
import { invalid } from '#mock-api/core/answer';
import { createMemoryStore } from '#mock-api/core/memory-store';
import { emptyLists } from '#mock-api/core/store';
import { createHandlers } from '#mock-api/msw/handlers';
import { expectConsoleErrors } from './console-errors';

/** What the mock API of a test has stored, by list; empty before each test. */
export const stored = emptyLists();

/** Answers the tests' requests; an unhandled one fails its test. */
export const server = setupServer(
  ...createHandlers(createMemoryStore(stored), { origin: location.origin }),
);

export function emptyStored() {
  for (const list of Object.values(stored)) list.length = 0;
}

const answers = {
  'server error': () => new HttpResponse('The workshop is closed', { status: 500 }),
  'no JSON': () => new HttpResponse('<p>Hello</p>'),
  'network down': () => HttpResponse.error(),
};

/** Answers every POST of the running test with something that is no success; the form must log it. */
export function failAnswers(kind: keyof typeof answers) {
  expectConsoleErrors();
  server.use(http.post('*/api/*', answers[kind]));
}

/** Answers every POST of the running test with `answer`. */
export function answerPosts(answer: () => Response) {
  server.use(http.post('*/api/*', answer));
}

/** Refuses every POST of the running test with a 422 that names these fields; the form must log it. */
export function refuseFields(...errors: FieldError[]) {
  expectConsoleErrors();
  const { body, status, contentType } = invalid(errors);
  answerPosts(
    () =>
      new HttpResponse(JSON.stringify(body), { status, headers: { 'Content-Type': contentType } }),
  );
}

/** Lets every POST of the running test wait until the returned function is called. */
export function holdAnswers(): () => void {
  let release!: () => void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Without an answer of its own it hands on to the mock API.
  server.use(http.post('*/api/*', () => released));
  return release;
}

/** Counts the POSTs of the running test from now on. */
export function countPosts(): () => number {
  let count = 0;
  server.use(
    http.post('*/api/*', () => {
      count += 1;
    }),
  );
  return () => count;
}
