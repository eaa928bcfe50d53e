import { reasonOf } from '#mock-api/check/command';

/** Seconds after which a request fails. */
const limit = 15;

/** A host's response with its body as text. */
export interface SiteResponse {
  /** The requested URL. */
  address: string;
  status: number;
  headers: Headers;
  text: string;
}

/** Requests a URL and follows no redirect. Throws an Error whose message is one sentence for the terminal. */
export async function get(
  address: string,
  method: 'GET' | 'OPTIONS' = 'GET',
): Promise<SiteResponse> {
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
