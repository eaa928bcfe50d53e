import { connect } from 'node:net';

export interface LoadOptions {
  port: number;
  path: string;
  /** Returns the JSON text of the n-th POST. */
  body: (n: number) => string;
  connections: number;
  /** The load stops after this time in milliseconds. It also stops when the server closes all connections. */
  ms?: number;
  /** The load stops after this number of requests. */
  requests?: number;
  onAcknowledged?: () => void;
}

export interface LoadResult {
  /** For each response with a status 2xx: milliseconds from the start of the request to the end of the response. */
  latencies: number[];
  /** The body of each response with a status 2xx. */
  acknowledged: string[];
  refused: number;
  seconds: number;
}

/**
 * Sends POSTs over several keep-alive connections. Uses plain sockets, because an HTTP client would compete with the
 * measured server for CPU time.
 */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const { connections, ms = Infinity, requests = Infinity } = options;
  const result: LoadResult = {
    latencies: [],
    acknowledged: [],
    refused: 0,
    seconds: 0,
  };
  const begin = performance.now();
  let taken = 0;
  const take = () =>
    taken < requests && performance.now() < begin + ms ? (taken += 1) - 1 : undefined;
  await Promise.all(Array.from({ length: connections }, () => postInTurn(options, take, result)));
  result.seconds = (performance.now() - begin) / 1000;
  return result;
}

function postInTurn(
  { port, path, body, onAcknowledged }: LoadOptions,
  take: () => number | undefined,
  result: LoadResult,
) {
  return new Promise<void>((resolve) => {
    let n: number | undefined;
    let sentAt = 0;
    let received = '';
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, send);

    function send() {
      n = take();
      if (n === undefined) return void socket.destroy();
      sentAt = performance.now();
      const text = body(n);
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
      );
    }
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      received += chunk;
      const answer = wholeAnswer(received);
      if (!answer || n === undefined) return;
      received = '';
      if (answer.status >= 200 && answer.status <= 299) {
        result.latencies.push(performance.now() - sentAt);
        result.acknowledged.push(answer.body);
        onAcknowledged?.();
      } else {
        result.refused += 1;
      }
      send();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve());
  });
}

function wholeAnswer(text: string): { status: number; body: string } | undefined {
  const at = text.indexOf('\r\n\r\n');
  const length = /content-length: (\d+)/i.exec(text.slice(0, at))?.[1];
  const body = text.slice(at + 4);
  if (at < 0 || body.length < Number(length)) return undefined;
  return { status: Number(text.slice(9, 12)), body };
}
