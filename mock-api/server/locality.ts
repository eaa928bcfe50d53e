import type { IncomingMessage, ServerResponse } from 'node:http';
import { ProblemError } from '../core/response';

const localNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Throws 403 unless the Host header and the calling page's origin are local or allowed. This prevents DNS rebinding, in
 * which a foreign host name resolves to this machine.
 */
export function checkLocality(
  req: IncomingMessage,
  ownNames: readonly string[],
  origins: readonly string[] = [],
) {
  const { host = '', origin } = req.headers;
  const names = [...localNames, ...ownNames];
  // The name `*` allows every host name.
  if (ownNames.includes('*') && URL.canParse(`http://${host}`))
    names.push(new URL(`http://${host}`).hostname);
  const isLocal = (url: string) => isLocalUrl(url, names);
  const isWelcome = origin === undefined || isLocal(origin) || origins.includes(origin);
  if (!isLocal(`http://${host}`) || !isWelcome) throw new ProblemError(403);
}

function isLocalUrl(url: string, names: string[]) {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return /^https?:$/.test(protocol) && names.includes(hostname);
}

/** Lets the calling page read the response, with credentials (requirements, section 7). Call `checkLocality` first. */
export function allowOrigin(req: IncomingMessage, res: ServerResponse, isAdmin: boolean) {
  res.setHeader('Vary', 'Origin');
  if (req.headers.origin === undefined) return;
  res.setHeader('Access-Control-Allow-Origin', req.headers.origin);
  res.setHeader('Access-Control-Allow-Credentials', 'true');
  if (req.method !== 'OPTIONS') return;
  const [method, header] = isAdmin ? [', PUT', ', X-Mock-Scenario'] : ['', ''];
  res.setHeader('Access-Control-Allow-Methods', `GET, HEAD, POST, OPTIONS${method}`);
  res.setHeader('Access-Control-Allow-Headers', `Content-Type, Idempotency-Key${header}`);
  res.setHeader('Access-Control-Max-Age', '600');
}
