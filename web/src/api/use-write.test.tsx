import { act, renderHook, screen, render, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import * as z from 'zod/mini';
import { holdPosts, server } from '../test/api';
import { expectConsoleErrors } from '../test/console-errors';
import { useRead } from './use-read';
import { useWrite } from './use-write';

const endpoint = { method: 'POST', path: '/api/contact' };

/** Gives each test its own cache. SWR's deduplication is off, because it would hide a second read. */
function inCache({ children }: { children: ReactNode }) {
  const cache = new Map();
  return <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>{children}</SWRConfig>;
}
const renderWrite = () => renderHook(() => useWrite(endpoint), { wrapper: inCache });
const buildOutcome = () => ({ onSuccess: jest.fn(), onFailure: jest.fn() });

/** Responds to each call with the next of `responses`. Returns the idempotency keys of the calls so far. */
function respondWith(...responses: (() => Response | Promise<Response>)[]) {
  const keys: (string | null)[] = [];
  server.use(
    http.post('*/api/contact', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return responses[keys.length - 1]!();
    }),
  );
  return keys;
}
const succeed = () => HttpResponse.json({ id: 7 }, { status: 201 });
const fail = () => new HttpResponse('closed', { status: 500 });

test('calls onSuccess with the response, and with isHere = true while the component is mounted', async () => {
  const keys = respondWith(succeed);
  const outcome = buildOutcome();
  const { result } = renderWrite();
  await act(() => result.current.write({ message: 'Hello' }, outcome));
  expect(outcome.onSuccess.mock.calls).toEqual([[{ id: 7 }, true]]);
  expect(outcome.onFailure).not.toHaveBeenCalled();
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{32,36}$/)]);
});

test('calls onSuccess with isHere = false if the component has unmounted', async () => {
  let respond!: (response: Response) => void;
  respondWith(() => new Promise((resolve) => (respond = resolve)));
  const outcome = buildOutcome();
  const { result, unmount } = renderWrite();
  let written!: Promise<void>;
  act(() => {
    written = result.current.write({ message: 'Leaving' }, outcome);
  });
  await waitFor(() => expect(respond).toBeDefined());
  unmount();
  respond(succeed());
  await written;
  expect(outcome.onSuccess.mock.calls).toEqual([[{ id: 7 }, false]]);
});

test('sends the same content with the same idempotency key until it succeeds', async () => {
  expectConsoleErrors();
  const keys = respondWith(fail, succeed, succeed);
  const { result } = renderWrite();
  const [first, second, third] = [buildOutcome(), buildOutcome(), buildOutcome()];
  await act(() => result.current.write({ message: 'Again' }, first));
  await act(() => result.current.write({ message: 'Again' }, second));
  await act(() => result.current.write({ message: 'Again' }, third));
  expect(first.onFailure.mock.calls).toEqual([
    [expect.objectContaining({ message: '500: closed' }), true],
  ]);
  expect(first.onSuccess).not.toHaveBeenCalled();
  expect(second.onSuccess).toHaveBeenCalledTimes(1);
  expect(keys).toEqual([keys[0], keys[0], expect.not.stringContaining(keys[0]!)]);
});

const loadResponse = async () => z.object({ id: z.coerce.string() });

test('passes the response to onSuccess in the form that the schema of requiredResponse returns', async () => {
  respondWith(succeed);
  const outcome = buildOutcome();
  const { result } = renderHook(() => useWrite(endpoint, { requiredResponse: loadResponse }));
  await act(() => result.current.write({ message: 'Read' }, outcome));
  expect(outcome.onSuccess.mock.calls).toEqual([[{ id: '7' }, true]]);
});

test('fails if the schema of the required response cannot be loaded', async () => {
  expectConsoleErrors();
  respondWith(succeed);
  const outcome = buildOutcome();
  const requiredResponse = () => Promise.reject(new TypeError('Failed to fetch module'));
  const { result } = renderHook(() => useWrite(endpoint, { requiredResponse }));
  await act(() => result.current.write({ message: 'Read' }, outcome));
  expect(outcome.onSuccess).not.toHaveBeenCalled();
  expect(outcome.onFailure).toHaveBeenCalledTimes(1);
  expect(jest.mocked(console.error).mock.calls).toEqual([
    ['POST /api/contact: Failed to fetch module'],
  ]);
});

test('ignores a second write while the first one is running', async () => {
  const keys = respondWith(succeed, succeed);
  const release = holdPosts();
  const [first, second] = [buildOutcome(), buildOutcome()];
  const { result } = renderWrite();
  expect(result.current.isWriting).toBe(false);
  let written!: Promise<void>;
  act(() => {
    written = result.current.write({ message: 'One' }, first);
    void result.current.write({ message: 'Two' }, second);
  });
  expect(result.current.isWriting).toBe(true);
  release();
  await act(() => written);
  expect(result.current.isWriting).toBe(false);
  expect(first.onSuccess).toHaveBeenCalledTimes(1);
  expect(second.onSuccess).not.toHaveBeenCalled();
  expect(keys).toHaveLength(1);
});

test('calls neither onSuccess nor onFailure for a stopped write, and can write again', async () => {
  const keys = respondWith(() => new Promise<Response>(() => undefined), succeed);
  const [stopped, next] = [buildOutcome(), buildOutcome()];
  const { result } = renderWrite();
  let written!: Promise<void>;
  act(() => {
    written = result.current.write({ message: 'Stop' }, stopped);
  });
  await waitFor(() => expect(keys).toHaveLength(1));
  result.current.stop();
  await act(() => written);
  expect(stopped.onSuccess).not.toHaveBeenCalled();
  expect(stopped.onFailure).not.toHaveBeenCalled();
  await act(() => result.current.write({ message: 'Stop' }, next));
  expect(next.onSuccess).toHaveBeenCalledTimes(1);
});

test.each([
  ['JSON', 15_000, { message: 'Late' }],
  ['a multipart form', 60_000, new FormData()],
])('aborts a write of %s after %s ms', async (_what, time, body) => {
  expectConsoleErrors();
  const keys = respondWith(() => new Promise<Response>(() => undefined));
  const outcome = buildOutcome();
  const { result } = renderWrite();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  let written!: Promise<void>;
  act(() => {
    written = result.current.write(body, outcome);
  });
  await act(() => jest.advanceTimersByTimeAsync(time - 1));
  expect(outcome.onFailure).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1));
  jest.useRealTimers();
  await act(() => written);
  expect(outcome.onFailure).toHaveBeenCalledTimes(1);
  expect(keys).toHaveLength(1);
});

test.each([
  ['does not read the list again', undefined, '[1]'],
  ['reads the list again', { isListRefreshed: true }, '[2]'],
])('%s after a write with the options %j', async (_what, options, expected) => {
  // SWR starts a second read before it calls onSuccess, so the test can count the reads without waiting.
  const fetched = jest.spyOn(globalThis, 'fetch');
  const reads = () => fetched.mock.calls.filter(([, init]) => init?.method === 'GET').length;
  server.use(http.get('*/api/contact', () => HttpResponse.json([reads()])));
  respondWith(succeed);
  const outcome = buildOutcome();
  function Page() {
    const { data } = useRead('/api/contact');
    const { write } = useWrite(endpoint, options);
    const send = () => void write({ message: 'Listed' }, outcome);
    return <button onClick={send}>{JSON.stringify(data ?? 'waiting')}</button>;
  }
  render(<Page />, { wrapper: inCache });
  const list = await screen.findByText('[1]');
  act(() => list.click());
  await waitFor(() => expect(outcome.onSuccess).toHaveBeenCalledTimes(1));
  expect(reads()).toBe(options ? 2 : 1);
  // SWR must not put the write's response into the cache, because that response would replace the list.
  expect(await screen.findByText(expected)).toBeVisible();
  fetched.mockRestore();
});

test.each([
  ['JSON of another shape', () => HttpResponse.json({ name: 'Sanne' }), 1],
  ['JSON that is no object', () => HttpResponse.json(null), 1],
  ['a 204', () => new HttpResponse(null, { status: 204 }), 0],
  ['an empty body', () => new HttpResponse('', { status: 201 }), 0],
  ['a response that matches', succeed, 0],
])(
  'with a schema of the expected response, %s is a success, and logs a warning only for a body of another shape',
  async (_what, respond, warnings) => {
    if (warnings > 0) expectConsoleErrors();
    respondWith(respond);
    const outcome = buildOutcome();
    const { result } = renderHook(() => useWrite(endpoint, { expectedResponse: loadResponse }));
    await act(() => result.current.write({ message: 'Sent' }, outcome));
    expect(outcome.onSuccess).toHaveBeenCalledTimes(1);
    const { calls } = jest.mocked(console.warn).mock;
    expect(calls).toHaveLength(warnings);
    expect(String(calls)).not.toContain('Sanne');
  },
);
