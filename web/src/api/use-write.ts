import { useCallback, useEffect, useRef } from 'react';
import useSWRMutation from 'swr/mutation';
import { callApi, timeLimits } from './client';
import { keyFor, settle } from './submission-keys';

interface Endpoint {
  method: string;
  path: string;
}

interface WriteOptions {
  /** Revalidates the cache entry of the endpoint's path after a success. */
  isListRefreshed?: boolean;
}

interface Outcome {
  /** `answer` is the answer's JSON, not validated. `isHere`: the component that called `write` is still mounted. */
  onSuccess(answer: unknown, isHere: boolean): void;
  onFailure(error: Error): void;
}

/**
 * Allows one write at a time: until `write` has settled, further calls do nothing. The guard holds from the first call;
 * `isWriting` changes only with the next render. Never retries (specification, section 9); if the visitor sends the same
 * content again, the call carries the same idempotency key. `stop` aborts the write: neither outcome follows.
 */
export function useWrite(
  { method, path }: Endpoint,
  { isListRefreshed = false }: WriteOptions = {},
) {
  const running = useRef<AbortController>(null);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const { trigger, isMutating } = useSWRMutation<unknown, Error, string, unknown>(
    path,
    (_key, { arg: body }) =>
      callApi({
        method,
        path,
        body,
        timeLimit: body instanceof FormData ? timeLimits.upload : timeLimits.call,
        idempotencyKey: keyFor(path, body),
        signal: running.current!.signal,
      }),
    { revalidate: isListRefreshed, populateCache: false },
  );

  async function write(body: unknown, { onSuccess, onFailure }: Outcome) {
    if (running.current) return;
    const { signal } = (running.current = new AbortController());
    try {
      await trigger(body).then(
        (answer) => {
          settle(path, body);
          onSuccess(answer, isHere.current);
        },
        (error: Error) => {
          if (!signal.aborted) onFailure(error);
        },
      );
    } finally {
      running.current = null;
    }
  }
  const stop = useCallback(() => running.current?.abort(), []);
  return { write, stop, isWriting: isMutating };
}
