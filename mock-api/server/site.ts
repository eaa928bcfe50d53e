import { readFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { splitUrl } from './split-url';

/** Headers of the static site, by path. The one place to add security headers. */
function setSiteHeaders(res: ServerResponse, path: string) {
  const isHashed = path.includes('/assets/');
  res.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  res.setHeader('X-Content-Type-Options', 'nosniff');
}

/**
 * Serves a built site: precompressed files, one form of URL (`/about`, not `/about/`), and
 * `404.html` with status 404. Files are listed once, at the start. Throws when `404.html` is missing.
 */
export function createSite(folder: string): RequestListener {
  const notFoundPage = readFileSync(join(folder, '404.html'));
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
      serve(req, res, () => sendNotFound(res));
    }
  };
}

/** `/about/`, `/about/index.html` and `//about` are `/about`; never two leading slashes, which name a host. */
function canonicalPath(path: string) {
  const bare = path.replace(/\/index\.html$/, '/').replace(/\/+$/, '');
  return `/${bare.replace(/^[/\\]+/, '')}`;
}
