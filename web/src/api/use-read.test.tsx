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

function Page() {
  const { data, error } = useRead('/api/contact');
  return <p>{error?.message ?? JSON.stringify(data)}</p>;
}

test.each([
  [200, '[1]'],
  [500, '500: closed'],
])(
  'after a response with status %s, reads again neither by itself nor on focus or reconnection',
  async (status, shown) => {
    jest.useFakeTimers();
    respondWith(status === 200 ? '[1]' : 'closed', { status });
    // Deduplication would hide a second read.
    const settings = { dedupingInterval: 0, focusThrottleInterval: 0, errorRetryInterval: 1 };
    const provider = () => new Map();
    render(<Page />, {
      wrapper: ({ children }) => (
        <SWRConfig value={{ ...settings, provider }}>{children}</SWRConfig>
      ),
    });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText(shown)).toBeVisible();
    for (const event of ['focus', 'online']) window.dispatchEvent(new Event(event));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(fetched).toHaveBeenCalledTimes(1);
  },
);
