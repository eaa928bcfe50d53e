import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: string;
  contentType: string | null;
  text: string;
}

/**
 * Sends bytes and resolves with the first complete response, after a possible 100 Continue. Rejects if the connection
 * ends earlier, or after `limit` ms.
 */
export function exchange(
  port: number,
  bytes: string | Uint8Array,
  { limit = 15_000 }: { limit?: number } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const timer = setTimeout(() => socket.destroy(new Error('No answer in time.')), limit);
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      received += chunk;
      const answer = parseAnswer(received);
      if (!answer) return;
      resolve(answer);
      socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(timer);
      reject(new Error(`The connection ended after ${JSON.stringify(received.slice(0, 200))}.`));
    });
  });
}

function parseAnswer(received: string): RawAnswer | undefined {
  const answer = received.replace(/^HTTP\/1\.1 100 [^]*?\r\n\r\n/, '');
  const at = answer.indexOf('\r\n\r\n');
  if (at < 0) return undefined;
  const headers = answer.slice(0, at);
  const text = answer.slice(at + 4);
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1] ?? null;
  if (Buffer.byteLength(text) < Number(header('Content-Length') ?? 0)) return undefined;
  return {
    status: Number(headers.slice(9, 12)),
    headers,
    contentType: header('Content-Type'),
    text,
  };
}

export function request(
  line: string,
  headers: string[] = [],
  body: string | Uint8Array = '',
): Buffer {
  const bytes = Buffer.from(body);
  const isLengthGiven = headers.some((header) =>
    /^(content-length|transfer-encoding):/i.test(header),
  );
  const length = bytes.length > 0 && !isLengthGiven ? [`Content-Length: ${bytes.length}`] : [];
  const isHostGiven = headers.some((header) => /^host:/i.test(header));
  const host = isHostGiven ? [] : ['Host: localhost'];
  const head = [`${line} HTTP/1.1`, ...host, ...headers, ...length].join('\r\n');
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`), bytes]);
}
