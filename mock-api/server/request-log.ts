import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressOf } from '../core/route';
import { splitUrl } from './http';
import type { LogEntry } from './journal';

/**
 * Returns a function that adds a request's entry. Call it before the last part of the response, so that the entry
 * exists when the client sees the end. The end of the connection calls it, too, but only the first call counts.
 */
export function logRequest(
  req: IncomingMessage,
  res: ServerResponse,
  onEntry: (entry: LogEntry) => void,
) {
  const begin = Date.now();
  const [path] = splitUrl(req.url ?? '');
  // Other paths can contain personal data, so they are not logged.
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

export const lineOf = ({ at, method, path, status, ms }: LogEntry) =>
  `${at} ${method} ${path} ${status || 'no answer'} ${ms} ms`;
