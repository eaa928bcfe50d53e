import type { IncomingMessage, ServerResponse } from 'node:http';
import jsonServer from 'json-server';
import { ok, problem, ProblemError, type Answer } from '../core/answer';
import type { Lists } from '../core/store';
import { byResource } from '../resources/registry';
import { splitUrl } from './http';

/** Pass only requests that `routeOf` accepts, because json-server's router also has `/db` and writes. */
export function createLists(lists: Readonly<Lists>) {
  const waiting = new WeakMap<object, (answer: Answer) => void>();
  const router = jsonServer.router(liveView(lists));
  router.render = (_req, res) =>
    waiting.get(res)?.(res.statusCode === 404 ? problem(404) : ok(res.locals.data));
  const app = jsonServer.create();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.use('/api', router);
  return (req: IncomingMessage, res: ServerResponse) =>
    new Promise<Answer>((resolve) => {
      waiting.set(res, resolve);
      // json-server's body parser would answer a malformed body of a GET with a stack; `_body` makes it skip the body.
      Object.assign(req, { _body: true, url: safeUrl(req.url ?? '/') });
      app(req, res);
    });
}

/** Returns a live view of the known lists only: json-server rejects a file with a value of another type. */
const liveView = (lists: Readonly<Lists>) =>
  Object.defineProperties(
    {},
    byResource((name) => ({ enumerable: true, get: () => lists[name] })),
  );

/** Limits, because json-server visits every record for each parameter and computes a key per record for each sort. */
const maxParameters = 32;
const maxSortKeys = 8;

/** Parameters of json-server that this API does not support: relations, JSONP, delays. */
const unused = new Set(['_embed', '_expand', '_delay', 'callback', '_']);

/** Removes parameters on which json-server throws (repeated ones) or blocks: its `_like` is a regular expression. */
function safeUrl(url: string) {
  const [path, query] = splitUrl(url);
  const safe = new URLSearchParams();
  const parameters = [...new URLSearchParams(query)];
  if (parameters.length > maxParameters)
    throw new ProblemError(400, `A query may have ${maxParameters} parameters.`);
  for (const [name, value] of parameters) {
    if (unused.has(name)) continue;
    if (name.endsWith('_like')) safe.append(name, literalPattern(value));
    else if (name === '_sort' || name === '_order')
      safe.set(name, value.split(',').slice(0, maxSortKeys).join(','));
    else if (name === 'q' || name.startsWith('_')) safe.set(name, value);
    else safe.append(name, value);
  }
  return `${path}?${safe}`;
}

const literalPattern = (text: string) =>
  text
    .replace(/[\\.*+?()[\]{}|]/g, '\\$&')
    .replace(/(?!^)\^/g, '\\^')
    .replace(/\$(?!$)/g, '\\$');
