import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { serve } from './serve';
import { startTestServer } from './start-test-server';

export interface Reply {
  status: number;
  headers: Headers;
  body?: any;
}
/** Changes a response before the client gets it. */
export type Change = (reply: Reply, call: { method: string; path: string }) => unknown;

/** Starts the mock API behind a proxy that changes its responses. Returns the proxy's URL. `cleanUp` stops both. */
export async function startChangedApi(
  origin: string,
  { change = () => {}, hasKeys = true }: { change?: Change; hasKeys?: boolean } = {},
) {
  const api = await startTestServer({ origins: [origin] });
  const proxy = createServer(async (req, res) => {
    const { method = '', url: path = '' } = req;
    const headers = new Headers(req.headers as Record<string, string>);
    for (const name of ['Connection', 'Content-Length', 'Host', 'Transfer-Encoding'])
      headers.delete(name);
    if (!hasKeys) headers.delete('Idempotency-Key');
    const sent = await buffer(req);
    const body = sent.length > 0 ? new Uint8Array(sent) : undefined;
    const response = await fetch(api.url + path, { method, headers, body }).catch(() => undefined);
    // A client with a time limit may give up, and `cleanUp` then stops the API before it has answered.
    if (!response) return void res.destroy();
    const text = await response.text();
    const reply: Reply = {
      status: response.status,
      headers: new Headers(response.headers),
      body: text && JSON.parse(text),
    };
    reply.headers.delete('Content-Length');
    await change(reply, { method, path });
    res.writeHead(reply.status, Object.fromEntries(reply.headers));
    res.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
  });
  return `http://127.0.0.1:${(await serve(proxy)).port}`;
}
