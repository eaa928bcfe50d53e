import { connect } from 'node:net';

export interface RawResponse {
  status: number;
  headers: string;
  contentType: string | null;
  text: string;
}

export interface ExchangeOptions {
  /** Sends the whole request before reading the response, as some browsers do. */
  isPatient?: boolean;
  limit?: number;
}

/** Resolves with the first complete response (not 100 Continue). Rejects if there is none after `limit` ms. */
export function exchange(
  port: number,
  bytes: string | Uint8Array,
  { isPatient = false, limit = 15_000 }: ExchangeOptions = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    let isSent = !isPatient;
    let received = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(bytes, () => {
        isSent = true;
        look();
      }),
    );
    const timer = setTimeout(() => socket.destroy(new Error('No response in time.')), limit);
    const look = () => {
      const response = isSent && parseResponse(received);
      if (!response) return;
      resolve(response);
      socket.destroy();
    };
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      received += chunk;
      look();
    });
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(timer);
      reject(new Error(`The connection ended after ${JSON.stringify(received.slice(0, 200))}.`));
    });
  });
}

function parseResponse(received: string): RawResponse | undefined {
  const response = received.replace(/^HTTP\/1\.1 100 [^]*?\r\n\r\n/, '');
  const at = response.indexOf('\r\n\r\n');
  if (at < 0) return undefined;
  const headers = response.slice(0, at);
  const text = response.slice(at + 4);
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
