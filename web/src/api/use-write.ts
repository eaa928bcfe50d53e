import { useCallback, useEffect, useRef } from 'react';
import useSWRMutation from 'swr/mutation';
import type { ZodMiniType } from 'zod/mini';
import { timeLimits } from '#contract/endpoints';
import { callApi } from './client';
import { ApiError, NoAnswerError } from './errors';
import { keyFor, settle } from './submission-keys';

interface Endpoint {
  method: string;
  path: string;
}

interface WriteOptions<Answer> {
  /** Loads the schema of a response that `onSuccess` needs. The write fails if the response does not match it. */
  requiredAnswer?: () => Promise<ZodMiniType<Answer>>;
  /** Loads the schema of a response that no code uses. A response without a body or of another shape is a success. */
  expectedAnswer?: () => Promise<ZodMiniType>;
  /** If true, SWR reads the endpoint's list again after a success. */
  isListRefreshed?: boolean;
}

interface Outcome<Answer> {
  /** `answer` matches the schema of `requiredAnswer`. `isHere`: whether the component is still mounted. */
  onSuccess(answer: Answer, isHere: boolean): void;
  /** Runs after the hook has logged the cause. */
  onFailure(error: ApiError | NoAnswerError, isHere: boolean): void;
}

/**
 * Returns three things:
 * - `write` sends a body to an endpoint. It does nothing while a call runs.
 * - `stop` aborts the call. Then neither `onSuccess` nor `onFailure` runs.
 * - `isWriting` is true during a call. It changes only with the next render, too late for `write` to rely on it.
 *
 * The hook never retries by itself (requirements, section 9). If the visitor sends the same content again after a
 * failure, the call has the same idempotency key.
 */
export function useWrite<Answer = unknown>(
  { method, path }: Endpoint,
  { requiredAnswer, expectedAnswer, isListRefreshed = false }: WriteOptions<Answer> = {},
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
    const answer = await callApi({
      method,
      path,
      body,
      timeLimit: body instanceof FormData ? timeLimits.upload : timeLimits.call,
      idempotencyKey: keyFor(path, body),
      signal: running.current!.signal,
      mayBeEmpty: expectedAnswer !== undefined,
    });
    if (requiredAnswer) return parseAnswer(answer, requiredAnswer);
    if (expectedAnswer && answer !== undefined)
      parseAnswer(answer, expectedAnswer).catch(({ reason }: NoAnswerError) =>
        console.warn(`${method} ${path}: ${reason}`),
      );
    return answer as Answer;
  }
  const { trigger, isMutating } = useSWRMutation<Answer, ApiError | NoAnswerError, string, unknown>(
    path,
    (_key, { arg: body }) => call(body),
    {
      revalidate: isListRefreshed,
      populateCache: false,
    },
  );

  async function write(body: unknown, { onSuccess, onFailure }: Outcome<Answer>) {
    if (running.current) return;
    const { signal } = (running.current = new AbortController());
    try {
      await trigger(body).then(
        (answer) => {
          settle(path, body);
          onSuccess(answer, isHere.current);
        },
        (error: ApiError | NoAnswerError) => {
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

/**
 * Returns the parsed response. If it is invalid, throws NoAnswerError with a reason that names the fields, but not
 * their values.
 */
async function parseAnswer<Answer>(
  answer: unknown,
  loadSchema: () => Promise<ZodMiniType<Answer>>,
): Promise<Answer> {
  const schema = await loadSchema().catch((error: unknown) => {
    throw new NoAnswerError(error);
  });
  const { data, error } = schema.safeParse(answer);
  if (!error) return data;
  const fields = error.issues.map(({ path }) => path.join('.')).filter(Boolean);
  throw new NoAnswerError(
    new Error(
      ['The answer does not match the contract', fields.join(', ')].filter(Boolean).join(': '),
    ),
  );
}
