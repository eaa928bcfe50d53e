import { act, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { SWRConfig } from 'swr';
import { server } from '../test/api';
import { ApiError } from './errors';
import { read, useRead } from './use-read';

function countReads(respond: () => Response) {
  let count = 0;
  server.use(
    http.get('*/api/contact', () => {
      count += 1;
      return respond();
    }),
  );
  return () => count;
}

function Page() {
  const { data, error } = useRead('/api/contact');
  return <p>{error?.message ?? (data === undefined ? 'waiting' : JSON.stringify(data))}</p>;
}

/**
 * Renders a component that reads. Each test has its own cache without deduplication, because SWR's deduplication would
 * hide a second read.
 */
function renderPage() {
  const cache = new Map();
  const settings = {
    provider: () => cache,
    dedupingInterval: 0,
    focusThrottleInterval: 0,
    errorRetryInterval: 1,
  };
  const inCache = (page: React.ReactNode) => <SWRConfig value={settings}>{page}</SWRConfig>;
  const { rerender } = render(inCache(<Page key="first" />));
  return { showAnew: () => rerender(inCache(<Page key="second" />)) };
}

const aWhile = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));

test('throws for a response with status 401, unless the option on401 is "null"', async () => {
  countReads(() => new HttpResponse('Who are you?', { status: 401 }));
  await expect(read('/api/contact')).rejects.toThrow('401: Who are you?');
  expect(await read('/api/contact', { on401: 'null' })).toBeNull();
});

test('reads with GET', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('[1]'));
  expect(await read('/api/contact')).toEqual([1]);
  expect(fetched.mock.calls).toEqual([
    [expect.stringMatching(/\/api\/contact$/), expect.objectContaining({ method: 'GET' })],
  ]);
  fetched.mockRestore();
});

test('throws for a response with status 403 even if the option on401 is "null"', async () => {
  countReads(() => new HttpResponse(null, { status: 403, statusText: 'Forbidden' }));
  await expect(read('/api/contact', { on401: 'null' })).rejects.toBeInstanceOf(ApiError);
});

test.each([
  ['the window gets the focus', () => window.dispatchEvent(new Event('focus'))],
  ['the network is online again', () => window.dispatchEvent(new Event('online'))],
])('does not read again when %s', async (...row) => {
  const reads = countReads(() => HttpResponse.json([1]));
  renderPage();
  await screen.findByText('[1]');
  await aWhile();
  row[1]();
  await aWhile();
  expect(reads()).toBe(1);
});

test('does not read again when a component mounts again', async () => {
  const reads = countReads(() => HttpResponse.json([1]));
  const { showAnew } = renderPage();
  await screen.findByText('[1]');
  await aWhile();
  showAnew();
  await aWhile();
  expect(screen.getByText('[1]')).toBeVisible();
  expect(reads()).toBe(1);
});

test('never retries after a failure', async () => {
  const reads = countReads(() => new HttpResponse('closed', { status: 500 }));
  renderPage();
  await screen.findByText('500: closed');
  await aWhile();
  expect(reads()).toBe(1);
});
