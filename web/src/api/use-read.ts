import useSWR, { type SWRConfiguration } from 'swr';
import { callApi } from './client';
import { ApiError } from './errors';

/** Reads are never stale, never fetched again by themselves and never retried (requirements, section 9). */
const readConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  refreshInterval: 0,
  shouldRetryOnError: false,
} as const satisfies SWRConfiguration;

interface ReadOptions {
  /** What a 401 becomes (requirements, section 7): a failure, or no data. */
  on401?: 'throw' | 'null';
}

/** GETs the path that is its own cache key. Throws what {@link callApi} throws. */
export async function read(path: string, { on401 = 'throw' }: ReadOptions = {}): Promise<unknown> {
  try {
    return await callApi({ method: 'GET', path });
  } catch (error) {
    if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** What a path of the API holds, kept under that path until a write revalidates it. */
export function useRead(path: string, options?: ReadOptions) {
  return useSWR<unknown, Error>(path, (key: string) => read(key, options), readConfiguration);
}
