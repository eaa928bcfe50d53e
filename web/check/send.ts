export interface Received {
  /** The requested URL. */
  address: string;
  status: number;
  headers: Headers;
  text: string;
}

/**
 * Sends one request and follows no redirect. If no response arrives within `limit` ms, rejects with one phrase for the
 * terminal, such as `no answer (ECONNREFUSED)`. After a timeout, the phrase contains the reason `whyLimit`.
 */
export async function send(
  address: string,
  { headers, ...init }: RequestInit = {},
  limit = 15_000,
  whyLimit = '',
): Promise<Received> {
  try {
    const response = await fetch(address, {
      ...init,
      headers: { 'Accept-Encoding': 'gzip, br', ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(limit),
    });
    const { status, headers: received } = response;
    return { address, status, headers: received, text: await response.text() };
  } catch (error) {
    const { name, message, cause } = error as Error & {
      cause?: { code?: string; message?: string };
    };
    const reason =
      name === 'TimeoutError'
        ? `in ${limit / 1000} s${whyLimit}`
        : `(${cause?.code ?? cause?.message ?? message})`;
    throw new Error(`no answer ${reason}`, { cause: error });
  }
}

export function jsonOf({ text }: Received): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const typeOf = ({ headers }: Received) => headers.get('Content-Type') ?? 'no content type';

export const isRedirect = (status: number) => status >= 300 && status < 400 && status !== 304;

/** Returns a redirect's target, or undefined if the header `Location` is missing or contains no URL. */
export function targetOf({ address, headers }: Received) {
  const location = headers.get('Location');
  return location !== null && URL.canParse(location, address)
    ? new URL(location, address).href
    : undefined;
}

/**
 * Returns a fault if the status is not from `first` to `last`. The fault contains a redirect's target or the `detail`
 * of a problem document, if there is one.
 */
export function wrongStatus(response: Received, first: number, last = first): string[] {
  const { address, status } = response;
  if (status >= first && status <= last) return [];
  const expected = last === first ? first : `${first} to ${last}`;
  if (isRedirect(status)) {
    const target = targetOf(response);
    const where =
      target === `${address}/` ? 'the same address with a slash at its end' : (target ?? 'nowhere');
    return [`status ${status}, a redirect to ${where}, instead of ${expected}`];
  }
  const { detail } = { ...(jsonOf(response) as { detail?: unknown } | undefined) };
  const reason = typeof detail === 'string' ? ` (${detail.replaceAll(/\s+/g, ' ')})` : '';
  return [`status ${status} instead of ${expected}${reason}`];
}
