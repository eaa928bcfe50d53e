import { useRef } from 'react';
import useSWRMutation from 'swr/mutation';
import { callApi, timeLimits } from './client';

interface Endpoint {
  method: string;
  path: string;
}

interface WriteOptions {
  /** Fetch again what is cached under the endpoint's path, once the write has succeeded. */
  isListRefreshed?: boolean;
}

interface Outcome {
  /** `answer` is the JSON that came, not checked. */
  onSuccess(answer: unknown): void;
  onFailure(error: Error): void;
}

/**
 * One write at a time: until `write` has settled, further calls do nothing. The guard holds from the first call, while
 * `isWriting` changes with the next render only. No retries (specification, section 9).
 */
export function useWrite(
  { method, path }: Endpoint,
  { isListRefreshed = false }: WriteOptions = {},
) {
  const isBusy = useRef(false);
  const { trigger, isMutating } = useSWRMutation<unknown, Error, string, unknown>(
    path,
    (_key, { arg: body }) =>
      callApi({
        method,
        path,
        body,
        timeLimit: body instanceof FormData ? timeLimits.upload : timeLimits.call,
      }),
    { revalidate: isListRefreshed, populateCache: false },
  );

  async function write(body: unknown, { onSuccess, onFailure }: Outcome) {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await trigger(body).then(onSuccess, onFailure);
    } finally {
      isBusy.current = false;
    }
  }
  return { write, isWriting: isMutating };
}
