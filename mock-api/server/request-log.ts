import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressOf } from '../core/route';
import { splitUrl } from './http';
import type { LogEntry } from './journal';

/** Calls `onEntry` when the answer to `req` is out, or its connection is gone. */
export function logRequest(
  req: IncomingMessage,
  res: ServerResponse,
  onEntry: (entry: LogEntry) => void,
) {
  const begin = Date.now();
  const [path] = splitUrl(req.url ?? '');
  // Whoever sends an address that is not ours may have put anything into it.
  const isKnown = addressOf(path) || /^\/__admin\/\w{1,20}$/.test(path);
  res.once('close', () =>
    onEntry({
      at: new Date(begin).toISOString(),
      method: req.method ?? '',
      path: isKnown ? path : '(another address)',
      status: res.headersSent ? res.statusCode : 0,
      ms: Date.now() - begin,
    }),
  );
}

const lineOf = ({ at, method, path, status, ms }: LogEntry) =>
  `${at} ${method} ${path} ${status || 'no answer'} ${ms} ms\n`;

/** So many bytes may wait for a reader that does not read; later lines are left out. */
const mostWaiting = 256 * 1024;
const gatherMs = 50;

/** Writes one line an entry, several at a time; a slow reader or a closed pipe stops nobody. */
export function createLogWriter(out: NodeJS.WriteStream) {
  let lines = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (lines && out.writableLength < mostWaiting) out.write(lines);
    lines = '';
  };
  return {
    add(entry: LogEntry) {
      lines += lineOf(entry);
      timer ??= setTimeout(flush, gatherMs).unref();
    },
    flush,
  };
}
