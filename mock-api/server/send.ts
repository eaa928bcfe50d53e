import type { ServerResponse } from 'node:http';
import type { Answer } from '../resources/answer';

/** Sends an answer; Node leaves the body out for HEAD. Leads are personal data: nothing may keep them. */
export function sendAnswer(res: ServerResponse, { status, contentType, body, headers }: Answer) {
  if (res.headersSent || res.destroyed) return;
  const text = body === undefined ? undefined : JSON.stringify(body);
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
