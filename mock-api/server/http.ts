import type { IncomingMessage, ServerResponse } from 'node:http';
import { piecesOf, ProblemError, textOf, type MockResponse } from '../core/response';
import { jsonBytes } from '../core/json-body';

/** Not valid HTTP on purpose: Chromium repeats a POST after an empty response, but not after a malformed one. */
const noResponse = 'The mock API closes this connection without a response.\r\n\r\n';

/** Milliseconds without a byte after which the server stops reading the rest of a request. */
const lingerMs = 2_000;

/**
 * Sends a response with `no-store`, because leads (visitors' requests) are personal data. Node omits the body for HEAD.
 * Calls `beforeEnd` before the client can see the end of the response.
 */
export function sendResponse(res: ServerResponse, response: MockResponse, beforeEnd = () => {}) {
  if (res.headersSent || res.destroyed) return;
  const { status, contentType, headers, delivery } = response;
  if (delivery === 'dropped') {
    beforeEnd();
    return void res.socket?.end(noResponse);
  }
  const text = textOf(response);
  res.writeHead(status, {
    ...headers,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(text !== undefined && {
      'Content-Type': contentType,
      'Content-Length': Buffer.byteLength(text),
    }),
  });
  if (delivery && text !== undefined) return void sendPieces(res, text, response, beforeEnd);
  beforeEnd();
  if (res.req.complete || text === undefined) return void res.end(text);
  // Reads the rest of the request before it ends the response, because a client that still sends would get a reset.
  res.write(text);
  res.req.resume();
  res.req.once('end', () => res.end());
  res.setTimeout(lingerMs, () => res.end());
}

async function sendPieces(
  res: ServerResponse,
  text: string,
  response: MockResponse,
  beforeEnd: () => void,
) {
  let left = Buffer.byteLength(text);
  try {
    for await (const piece of piecesOf(text, response)) {
      left -= piece.length;
      if (left === 0) beforeEnd();
      res.write(piece);
    }
    res.end();
  } catch {
    beforeEnd();
    res.socket?.end();
  }
}

export function splitUrl(url: string): [path: string, query: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}

export function refuseLongBody(req: IncomingMessage, limit: number, tooLarge: () => Error) {
  if (Number(req.headers['content-length'] ?? 0) > limit) throw tooLarge();
}

export function readJson(req: IncomingMessage): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const tooLarge = () => new ProblemError(413);
    refuseLongBody(req, jsonBytes, tooLarge);
    const chunks: Buffer[] = [];
    let received = 0;
    req.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received <= jsonBytes) chunks.push(chunk);
      else reject(tooLarge());
    });
    req.on('end', () => resolve(Buffer.concat(chunks)));
    req.on('error', reject);
  });
}
