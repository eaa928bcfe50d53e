import type { SWRConfiguration } from 'swr';

/** Reads are never stale, never fetched again by themselves and never retried (specification, section 9). */
export const readConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  refreshInterval: 0,
  shouldRetryOnError: false,
} as const satisfies SWRConfiguration;
