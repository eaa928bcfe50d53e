import { act, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { ApiError } from './errors';
import { read, useRead } from './use-read';

let fetched: jest.SpyInstance;

/** Replaces `fetch`. SWR calls `fetch` at the start of a read, so a test can count the reads without waiting. */
function respondWith(body: string, init?: ResponseInit) {
  fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(body, init));
}
afterEach(() => {
  jest.useRealTimers();
  fetched.mockRestore();
});

function Page() {
  const { data, error } = useRead('/api/contact');
  return <p>{error?.message ?? (data === undefined ? 'waiting' : JSON.stringify(data))}</p>;
}

const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

/**
 * Renders a component that reads. Resolves one second after the response. Each test has its own cache. Deduplication is
 * off, because it would hide a second read.
 */
async function renderPage() {
  jest.useFakeTimers();
  const cache = new Map();
  const settings = {
    provider: () => cache,
    dedupingInterval: 0,
    focusThrottleInterval: 0,
    errorRetryInterval: 1,
  };
  const inCache = (page: React.ReactNode) => <SWRConfig value={settings}>{page}</SWRConfig>;
  const { rerender } = render(inCache(<Page key="first" />));
  await pass(1_000);
  return { showAnew: () => rerender(inCache(<Page key="second" />)) };
}

test('throws for a response with status 401, unless the option on401 is "null"', async () => {
  respondWith('Who are you?', { status: 401 });
  await expect(read('/api/contact')).rejects.toThrow('401: Who are you?');
  expect(await read('/api/contact', { on401: 'null' })).toBeNull();
});

test('throws for a response with status 403 even if the option on401 is "null"', async () => {
  respondWith('', { status: 403, statusText: 'Forbidden' });
  await expect(read('/api/contact', { on401: 'null' })).rejects.toBeInstanceOf(ApiError);
});

test('reads with GET', async () => {
  respondWith('[1]');
  expect(await read('/api/contact')).toEqual([1]);
  expect(fetched.mock.calls).toEqual([
    [expect.stringMatching(/\/api\/contact$/), expect.objectContaining({ method: 'GET' })],
  ]);
});

test.each<[string, (page: Awaited<ReturnType<typeof renderPage>>) => void]>([
  ['the window gets the focus', () => window.dispatchEvent(new Event('focus'))],
  ['the network is online again', () => window.dispatchEvent(new Event('online'))],
  ['a component mounts again', ({ showAnew }) => showAnew()],
])('does not read again when %s, nor later', async (_, happen) => {
  respondWith('[1]');
  const page = await renderPage();
  expect(screen.getByText('[1]')).toBeVisible();
  happen(page);
  await pass(60_000);
  expect(screen.getByText('[1]')).toBeVisible();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('never retries after a failure', async () => {
  respondWith('closed', { status: 500 });
  await renderPage();
  expect(screen.getByText('500: closed')).toBeVisible();
  await pass(60_000);
  expect(fetched).toHaveBeenCalledTimes(1);
});
