import { connect } from 'node:net';

export interface LoadOptions {
  port: number;
  path: string;
  /** Returns the JSON text of the n-th POST. */
  body: (n: number) => string;
  connections: number;
  /** Time (ms) after which the load stops. It also stops when the server closes all connections. */
  ms: number;
  /** Gets the body of each response with a status 2xx. */
  onAcknowledged: (body: string) => void;
}

/** Sends POSTs over keep-alive connections of plain sockets. An HTTP client would take CPU time from the server. */
export async function load(options: LoadOptions): Promise<void> {
  const end = performance.now() + options.ms;
  let taken = 0;
  const take = () => (performance.now() < end ? (taken += 1) - 1 : undefined);
  await Promise.all(Array.from({ length: options.connections }, () => postInTurn(options, take)));
}

function postInTurn(
  { port, path, body, onAcknowledged }: LoadOptions,
  take: () => number | undefined,
) {
  return new Promise<void>((resolve) => {
    let received = '';
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, send);

    function send() {
      const n = take();
      if (n === undefined) return void socket.destroy();
      const text = body(n);
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
      );
    }
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      received += chunk;
      const response = wholeResponse(received);
      if (!response) return;
      received = '';
      if (response.status >= 200 && response.status <= 299) onAcknowledged(response.body);
      send();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve());
  });
}

function wholeResponse(text: string): { status: number; body: string } | undefined {
  const at = text.indexOf('\r\n\r\n');
  const length = /content-length: (\d+)/i.exec(text.slice(0, at))?.[1];
  const body = text.slice(at + 4);
  if (at < 0 || body.length < Number(length)) return undefined;
  return { status: Number(text.slice(9, 12)), body };
}
