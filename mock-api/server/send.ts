import type { ServerResponse } from 'node:http';
import { textOf, type Answer } from '../core/answer';

/** Sends an answer; Node leaves the body out for HEAD. Leads are personal data: nothing may keep them. */
export function sendAnswer(res: ServerResponse, answer: Answer) {
  if (res.headersSent || res.destroyed) return;
  if (answer.isDropped) return void res.destroy();
  const { status, contentType, headers } = answer;
  const text = textOf(answer);
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
