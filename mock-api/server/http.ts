import type { IncomingMessage, ServerResponse } from 'node:http';
import { ProblemError, textOf, type MockResponse } from '../core/response';
import { jsonBytes } from '../core/json-body';

/** Sends a response with `no-store`, because leads are personal data. Node omits the body for HEAD. */
export function sendResponse(res: ServerResponse, response: MockResponse) {
  if (res.headersSent || res.destroyed) return;
  if (response.isDropped) return void res.destroy();
  const { status, contentType, headers } = response;
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
  res.end(text);
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
