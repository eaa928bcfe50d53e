import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { splitUrl } from './split-url';

/** The headers of files whose path fits a pattern; of several rules the first counts. */
type HeaderRule = { pattern: string; headers: Record<string, string> };

/** For a folder that was not made by our build. */
const plainRules: HeaderRule[] = [
  { pattern: '/assets/', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { pattern: '', headers: { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' } },
];

/** Sets headers by path, by the rules that the build wrote beside the folder (web/build/headers.ts). */
function readSiteHeaders(folder: string) {
  const file = `${resolve(folder)}.headers.json`;
  const rules = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as HeaderRule[])
    : plainRules;
  const patterns = rules.map(({ pattern, headers }) => [new RegExp(pattern), headers] as const);
  return (res: ServerResponse, path: string) => {
    const [, headers = {}] = patterns.find(([pattern]) => pattern.test(path)) ?? [];
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  };
}

/**
 * Serves a built site: precompressed files, one form of URL (`/about`, not `/about/`), and
 * `404.html` with status 404. Files are listed once, at the start. Throws when `404.html` is missing.
 */
export function createSite(folder: string): RequestListener {
  const notFoundPage = readFileSync(join(folder, '404.html'));
  const setSiteHeaders = readSiteHeaders(folder);
  const sendNotFound = (res: ServerResponse) => {
    setSiteHeaders(res, '/404.html');
    res.writeHead(404, {
      'Content-Type': 'text/html;charset=utf-8',
      'Content-Length': notFoundPage.length,
    });
    res.end(notFoundPage);
  };
  const serve = sirv(folder, { etag: true, gzip: true, brotli: true, setHeaders: setSiteHeaders });

  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
      return;
    }
    const [path, query] = splitUrl(req.url ?? '/');
    const canonical = canonicalPath(path);
    if (canonical !== path) {
      res.writeHead(308, { Location: canonical + query, 'Content-Length': 0 }).end();
    } else if (/^\/404(\.html)?$/.test(path)) {
      sendNotFound(res);
    } else {
      // sirv says so in a 200 alone.
      res.setHeader('Vary', 'Accept-Encoding');
      serve(req, res, () => sendNotFound(res));
    }
  };
}

/** `/about/`, `/about/index.html` and `//about` are `/about`; never two leading slashes, which name a host. */
function canonicalPath(path: string) {
  const bare = path.replace(/\/index\.html$/, '/').replace(/\/+$/, '');
  return `/${bare.replace(/^[/\\]+/, '')}`;
}
