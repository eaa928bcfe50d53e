import useSWR, { type SWRConfiguration } from 'swr';
import { callApi } from './client';
import { ApiError } from './errors';

/** Stops SWR's automatic refetches and retries, and keeps cached responses from expiring (requirements, section 9). */
const readConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  refreshInterval: 0,
  shouldRetryOnError: false,
} as const satisfies SWRConfiguration;

interface ReadOptions {
  on401?: 'throw' | 'null';
}

export async function read(path: string, { on401 = 'throw' }: ReadOptions = {}): Promise<unknown> {
  try {
    return await callApi({ method: 'GET', path });
  } catch (error) {
    if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/**
 * Reads a path of the API, and caches the response. Only a write with `isListRefreshed` (use-write.ts) reads the path
 * again.
 */
export function useRead(path: string, options?: ReadOptions) {
  return useSWR<unknown, Error>(path, (key: string) => read(key, options), readConfiguration);
}
