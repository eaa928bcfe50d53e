import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressOf } from '../core/route';
import { splitUrl } from './http';
import type { LogEntry } from './journal';

/**
 * Returns a function to call before the last part of the response is sent, so that the entry exists when the client
 * sees the end of its call. The function calls `onEntry` once; the end of the connection calls the function too.
 */
export function logRequest(
  req: IncomingMessage,
  res: ServerResponse,
  onEntry: (entry: LogEntry) => void,
) {
  const begin = Date.now();
  const [path] = splitUrl(req.url ?? '');
  // Paths outside the API can contain personal data.
  const isKnown = addressOf(path) || /^\/__admin\/\w{1,20}$/.test(path);
  let isLogged = false;
  const log = () => {
    if (isLogged) return;
    isLogged = true;
    onEntry({
      at: new Date(begin).toISOString(),
      method: req.method ?? '',
      path: isKnown ? path : '(another address)',
      status: res.headersSent ? res.statusCode : 0,
      ms: Date.now() - begin,
    });
  };
  res.once('close', log);
  return log;
}

const lineOf = ({ at, method, path, status, ms }: LogEntry) =>
  `${at} ${method} ${path} ${status || 'no answer'} ${ms} ms\n`;

/** Number of bytes that may wait for a slow reader. Beyond that the log drops new lines. */
const maxPendingBytes = 256 * 1024;
const flushDelayMs = 50;

/**
 * Writes entries as lines, in batches, so that slow readers and closed pipes do not delay the server. `flush` writes
 * the present batch at once.
 */
export function createLogWriter(out: NodeJS.WriteStream) {
  let lines = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (lines && out.writableLength < maxPendingBytes) out.write(lines);
    lines = '';
  };
  return {
    add(entry: LogEntry) {
      lines += lineOf(entry);
      timer ??= setTimeout(flush, flushDelayMs).unref();
    },
    flush,
  };
}
