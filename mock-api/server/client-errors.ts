import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { problem, problemType, type ProblemStatus } from '../core/answer';

const statusByCode: Record<string, ProblemStatus> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** How long a client may take to read the last answer before its connection is cut, in milliseconds. */
const lastAnswerMs = 1000;

/**
 * Answers what Node refuses before or while parsing a request, in the form of every other error.
 * A connection on which no byte moves for `idleTimeout` milliseconds ends too, unless it waits for us.
 */
export function answerClientErrors(server: Server, idleTimeout: number) {
  const current = new WeakMap<Duplex, ServerResponse>();
  server.prependListener('request', (req, res) => current.set(req.socket, res));
  server.on('clientError', (error: Error & { code?: string }, socket: Duplex) => {
    const isAnswering = current.get(socket)?.headersSent && !current.get(socket)?.writableEnded;
    if (!socket.writable || error.code === 'ECONNRESET' || isAnswering) socket.destroy();
    else endWith(socket, statusByCode[error.code ?? ''] ?? 400);
  });
  server.on('connect', (_req, socket: Duplex) => endWith(socket, 405));
  server.setTimeout(idleTimeout, (socket?: Socket) => {
    const res = socket && current.get(socket);
    const isOurTurn = res && res.req.complete && !res.headersSent;
    if (isOurTurn) return;
    if (res && !res.req.complete && !res.headersSent) endWith(socket, 408);
    else socket?.destroy();
  });
}

function endWith(socket: Duplex, status: ProblemStatus) {
  const body = JSON.stringify(problem(status).body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    `Content-Type: ${problemType}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(status === 405 ? ['Allow: GET, HEAD, POST, OPTIONS'] : []),
  ];
  socket.on('error', () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), lastAnswerMs).unref();
}
