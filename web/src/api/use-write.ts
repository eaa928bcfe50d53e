import { useCallback, useEffect, useRef } from 'react';
import useSWRMutation from 'swr/mutation';
import { callApi, timeLimits } from './client';
import { keyFor, settle } from './submission-keys';

interface Endpoint {
  method: string;
  path: string;
}

interface WriteOptions {
  /** Fetch again what is cached under the endpoint's path, once the write has succeeded. */
  isListRefreshed?: boolean;
}

interface Outcome {
  /** `answer` is the JSON that came, not checked; `isHere`: the component that has sent is still on the page. */
  onSuccess(answer: unknown, isHere: boolean): void;
  onFailure(error: Error): void;
}

/**
 * One write at a time: until `write` has settled, further calls do nothing. The guard holds from the first call, while
 * `isWriting` changes with the next render only. No retries (specification, section 9); a visitor's own retry carries
 * the key of the first try. `stop` gives the write up: neither outcome follows.
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
