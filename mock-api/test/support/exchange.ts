import { sendRaw } from './send-raw';

/** Sends the bytes of a `request`. Returns the response after a possible 100 Continue. */
export async function exchange(port: number, bytes: Buffer) {
  const received = await sendRaw(port, bytes);
  const response = received.replace(/^HTTP\/1\.1 100 [^]*?\r\n\r\n/, '');
  const end = response.indexOf('\r\n\r\n');
  const headers = response.slice(0, end);
  return { status: Number(headers.slice(9, 12)), headers, text: response.slice(end + 4) };
}

/** Returns the bytes of a request after whose response the server closes the connection. */
export function request(line: string, headers: string[] = [], body = ''): Buffer {
  const hasHeader = (pattern: RegExp) => headers.some((header) => pattern.test(header));
  const isLengthGiven = hasHeader(/^(content-length|transfer-encoding):/i);
  const length = body && !isLengthGiven ? [`Content-Length: ${Buffer.byteLength(body)}`] : [];
  const host = hasHeader(/^host:/i) ? [] : ['Host: localhost'];
  const head = [`${line} HTTP/1.1`, ...host, 'Connection: close', ...headers, ...length];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
}
