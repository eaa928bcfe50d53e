import { useCallback, useEffect, useRef } from 'react';
import useSWRMutation from 'swr/mutation';
import type { ZodMiniType } from 'zod/mini';
import { timeLimits } from '#contract/endpoints';
import { callApi } from './client';
import { ApiError, NoResponseError } from './errors';
import { keyFor, settle } from './submission-keys';

interface Endpoint {
  method: string;
  path: string;
}

interface WriteOptions<ResponseBody> {
  /** Schema of a response that `onSuccess` uses. The write fails if the response does not match. */
  requiredResponse?: () => Promise<ZodMiniType<ResponseBody>>;
  /** Schema of a response that no code uses. The response may be empty, and a mismatch is only logged. */
  expectedResponse?: () => Promise<ZodMiniType>;
  /** If true, SWR reads the endpoint's list again after a success. */
  isListRefreshed?: boolean;
}

interface Outcome<ResponseBody> {
  /** `isHere` is true if the component is still mounted. */
  onSuccess(response: ResponseBody, isHere: boolean): void;
  /** Runs after the hook has logged the cause. */
  onFailure(error: ApiError | NoResponseError, isHere: boolean): void;
}

/**
 * `write` sends a body, unless a call is running. `stop` aborts the call, and then neither `onSuccess` nor `onFailure`
 * runs. `isWriting` changes only with the next render, too late for `write` to rely on it. The hook never retries
 * (requirements, section 9); a visitor's retry with the same content has the same idempotency key.
 */
export function useWrite<ResponseBody = unknown>(
  { method, path }: Endpoint,
  { requiredResponse, expectedResponse, isListRefreshed = false }: WriteOptions<ResponseBody> = {},
) {
  const running = useRef<AbortController>(null);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  async function call(body: unknown) {
    const response = await callApi({
      method,
      path,
      body,
      timeLimit: body instanceof FormData ? timeLimits.upload : timeLimits.call,
      idempotencyKey: keyFor(path, body),
      signal: running.current!.signal,
      mayBeEmpty: expectedResponse !== undefined,
    });
    if (requiredResponse) return parseResponse(response, requiredResponse);
    if (expectedResponse && response !== undefined)
      parseResponse(response, expectedResponse).catch(({ reason }: NoResponseError) =>
        console.warn(`${method} ${path}: ${reason}`),
      );
    return response as ResponseBody;
  }
  const { trigger, isMutating } = useSWRMutation<
    ResponseBody,
    ApiError | NoResponseError,
    string,
    unknown
  >(path, (_key, { arg: body }) => call(body), {
    revalidate: isListRefreshed,
    populateCache: false,
  });

  async function write(body: unknown, { onSuccess, onFailure }: Outcome<ResponseBody>) {
    if (running.current) return;
    const { signal } = (running.current = new AbortController());
    try {
      await trigger(body).then(
        (response) => {
          settle(path, body);
          onSuccess(response, isHere.current);
        },
        (error: ApiError | NoResponseError) => {
          if (signal.aborted) return;
          console.error(`${method} ${path}: ${error.reason}`);
          onFailure(error, isHere.current);
        },
      );
    } finally {
      running.current = null;
    }
  }
  const stop = useCallback(() => running.current?.abort(), []);
  return { write, stop, isWriting: isMutating };
}

/** Throws NoResponseError for an invalid response, with the names of the invalid fields, but not their values. */
async function parseResponse<ResponseBody>(
  response: unknown,
  loadSchema: () => Promise<ZodMiniType<ResponseBody>>,
): Promise<ResponseBody> {
  const schema = await loadSchema().catch((error: unknown) => {
    throw new NoResponseError(error);
  });
  const { data, error } = schema.safeParse(response);
  if (!error) return data;
  const fields = error.issues.map(({ path }) => path.join('.')).filter(Boolean);
  throw new NoResponseError(
    new Error(
      ['The response does not match the contract', fields.join(', ')].filter(Boolean).join(': '),
    ),
  );
}
