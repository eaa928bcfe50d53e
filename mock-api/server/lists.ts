import type { IncomingMessage, ServerResponse } from 'node:http';
import jsonServer from 'json-server';
import { ok, problem, ProblemError, type Answer } from '../core/answer';
import type { Lists } from '../core/store';
import { byResource } from '../resources/registry';
import { splitUrl } from './http';

/**
 * json-server's own GET routes over the live lists: filters, `q`, `_sort`, `_page`, `_limit`, `/:id`.
 * Only addresses that `routeOf` knows may come here: `/db` and writes exist in its router too.
 */
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
      // Its body parser would answer a malformed body on GET with a stack; this mark makes it step aside.
      Object.assign(req, { _body: true, url: safeUrl(req.url ?? '/') });
      app(req, res);
    });
}

/** Our lists alone, as they are at each look: json-server refuses a file with a key of another kind. */
const liveView = (lists: Readonly<Lists>) =>
  Object.defineProperties(
    {},
    byResource((name) => ({ enumerable: true, get: () => lists[name] })),
  );

/** json-server looks at every record for each parameter, and builds a key for each that it sorts by. */
const mostParameters = 32;
const mostSortKeys = 8;

/** Parameters of json-server that make no sense here: relations, JSONP, delays. */
const unused = new Set(['_embed', '_expand', '_delay', 'callback', '_']);

/**
 * The address with what json-server would throw at (a repeated parameter of its own) or hang on
 * (`_like` is a regular expression there) made harmless: `_like` takes plain text, `^` and `$`.
 * Throws 400 for more parameters than anyone needs.
 */
function safeUrl(url: string) {
  const [path, query] = splitUrl(url);
  const safe = new URLSearchParams();
  const parameters = [...new URLSearchParams(query)];
  if (parameters.length > mostParameters)
    throw new ProblemError(400, `An address takes ${mostParameters} parameters.`);
  for (const [name, value] of parameters) {
    if (unused.has(name)) continue;
    if (name.endsWith('_like')) safe.append(name, literalPattern(value));
    else if (name === '_sort' || name === '_order')
      safe.set(name, value.split(',').slice(0, mostSortKeys).join(','));
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
