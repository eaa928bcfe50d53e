import type { IncomingMessage, ServerResponse } from 'node:http';
import jsonServer from 'json-server';
import { ok, problem, ProblemError, type MockResponse } from '../core/response';
import type { Lists } from '../core/store';
import { byResource } from '../resources/registry';
import { splitUrl } from './http';

/** Answers a GET by json-server. Pass only what `routeOf` accepts, because json-server also answers `/db`. */
export function createListQueries(lists: Readonly<Lists>) {
  const waiting = new WeakMap<object, (response: MockResponse) => void>();
  const router = jsonServer.router(liveView(lists));
  router.render = (_req, res) =>
    waiting.get(res)?.(res.statusCode === 404 ? problem(404) : ok(res.locals.data));
  const app = jsonServer.create();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.use('/api', router);
  return (req: IncomingMessage, res: ServerResponse) =>
    new Promise<MockResponse>((resolve) => {
      waiting.set(res, resolve);
      // With `_body` json-server skips the body of a GET. For a malformed body it would otherwise send a stack trace.
      Object.assign(req, { _body: true, url: safeUrl(req.url ?? '/') });
      app(req, res);
    });
}

/** Returns an object with one getter per list. It lacks the file's other properties, which json-server could reject. */
const liveView = (lists: Readonly<Lists>) =>
  Object.defineProperties(
    {},
    byResource((name) => ({ enumerable: true, get: () => lists[name] })),
  );

/** json-server visits every record for each parameter, so their number is limited. */
const maxParameters = 32;
/** json-server visits every record again for each sort field, so their number is limited. */
const maxSortKeys = 8;

/**
 * Keeps only the last of repeated parameters such as `q`, for which json-server would throw. Escapes `_like` values,
 * because json-server compiles them as regular expressions, and some block the process.
 */
function safeUrl(url: string) {
  const [path, query] = splitUrl(url);
  const safe = new URLSearchParams();
  const parameters = [...new URLSearchParams(query)];
  if (parameters.length > maxParameters)
    throw new ProblemError(400, `A query may have ${maxParameters} parameters.`);
  for (const [name, value] of parameters) {
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
