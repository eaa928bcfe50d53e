import type { IncomingMessage } from 'node:http';
import { ProblemError } from '../core/answer';
import { jsonBytes } from '../core/json-body';

/** Throws before any of the body is read when its promised length is beyond `limit` bytes. */
export function refuseLongBody(req: IncomingMessage, limit: number, tooLarge: () => Error) {
  if (Number(req.headers['content-length'] ?? 0) > limit) throw tooLarge();
}

/** The whole JSON body. Rejects with 413, or the connection's own error when it broke off. */
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
