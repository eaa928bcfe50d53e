import { timeLimits } from '#contract/endpoints';
import { reasonOf } from './command';

/** The parts of a response that the checks read. */
export interface Answer {
  status: number;
  headers: Headers;
  /** The body as JSON; undefined if it is not JSON. */
  json: unknown;
}

/** Calls the backend at a path. If no response arrives, rejects with an error whose message is only the reason. */
export type Call = (path: string, init: RequestInit) => Promise<Answer>;

/**
 * Returns a function that calls the backend like a page of `origin`. The function follows no redirect, because a
 * browser rejects a call whose preflight gets a redirect.
 */
export function createCall(url: string, origin: string): Call {
  return async (path, { headers, ...init }) => {
    const limit = init.body instanceof FormData ? timeLimits.upload : timeLimits.call;
    try {
      const response = await fetch(url + path, {
        ...init,
        headers: { ...headers, Origin: origin },
        redirect: 'manual',
        signal: AbortSignal.timeout(limit),
      });
      const text = await response.text();
      return { status: response.status, headers: response.headers, json: parse(text) };
    } catch (error) {
      throw new Error(reasonOf(error, `in ${limit / 1000} s, when the site gives up`), {
        cause: error,
      });
    }
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
