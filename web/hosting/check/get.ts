import { reasonOf } from '#mock-api/check/command';

/** Seconds until a request counts as unanswered. */
const limit = 15;

/** An answer, with its body as text. */
export interface Answer {
  /** The address that was asked for. */
  address: string;
  status: number;
  headers: Headers;
  text: string;
}

/** Requests an address without following redirects. Throws an error whose message is one sentence for the terminal. */
export async function get(address: string, method: 'GET' | 'OPTIONS' = 'GET'): Promise<Answer> {
  try {
    const response = await fetch(address, {
      method,
      headers: { 'Accept-Encoding': 'gzip, br' },
      redirect: 'manual',
      signal: AbortSignal.timeout(limit * 1000),
    });
    const { status, headers } = response;
    return { address, status, headers, text: await response.text() };
  } catch (error) {
    throw new Error(reasonOf(error, `in ${limit} s`), { cause: error });
  }
}
