import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { splitUrl } from './http';

const extensions = { br: '.br', gzip: '.gz' } as const;

/** A rule for the paths that match a regular expression. Of several such rules, the first applies. */
type HeaderRule = { pattern: string; headers: Record<string, string> };

/** Rules for a folder without a headers file, which our build has not written. */
const plainRules: HeaderRule[] = [
  { pattern: '/assets/', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { pattern: '', headers: { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' } },
];

const headersFile = (folder: string) => `${resolve(folder)}.headers.json`;

/** Returns a path's headers from the build's headers file (web/build/headers.ts). Reads it again after a new build. */
function readSiteHeaders(folder: string) {
  const file = headersFile(folder);
  let writtenAt: number | undefined;
  let rules: (readonly [RegExp, HeaderRule['headers']])[] = [];
  return (path: string) => {
    const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (time !== writtenAt) {
      rules = rulesIn(time ? file : undefined) ?? rules;
      writtenAt = time;
    }
    return rules.find(([pattern]) => pattern.test(path))?.[1] ?? {};
  };
}

/** Returns undefined while a build is writing the file, and the plain rules if there is no file. */
function rulesIn(file: string | undefined) {
  try {
    const rules = file ? (JSON.parse(readFileSync(file, 'utf8')) as HeaderRule[]) : plainRules;
    return rules.map(({ pattern, headers }) => [new RegExp(pattern), headers] as const);
  } catch {
    return undefined;
  }
}

/** Returns the foreign origin that a built site's security policy allows it to call, or undefined. */
export function otherApiOf(path: string): string | undefined {
  const rules = rulesIn(headersFile(path)) ?? [];
  const policies = rules.map(([, headers]) => headers['Content-Security-Policy'] ?? '');
  return policies.map((policy) => /connect-src 'self' ([^\s;]+)/.exec(policy)?.[1]).find(Boolean);
}

/**
 * Serves precompressed files, one form of URL (`/about`, not `/about/`), and `404.html` with status 404. Throws if that
 * file is missing. In its `dev` mode sirv reads each file from the disk, so a new build may replace it at any time.
 */
export function createSite(path: string): RequestListener {
  const folder = resolve(path);
  const headersOf = readSiteHeaders(folder);
  const page404 = join(folder, '404.html');
  if (!existsSync(page404)) throw new Error('There is no 404.html.');
  /**
   * Home pages of sites in subfolders, which have a 404 page of their own. Their URLs keep the slash, because a service
   * worker and a manifest in `/demo/` do not apply to `/demo`.
   */
  const homes = new Set(
    readdirSync(folder)
      .filter((name) => existsSync(join(folder, name, '404.html')))
      .map((name) => `/${name}`),
  );
  const serveFile = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true });

  async function sendNotFound(req: IncomingMessage, res: ServerResponse) {
    const encoding = (['br', 'gzip'] as const).find(
      (name) =>
        req.headers['accept-encoding']?.toString().includes(name) &&
        existsSync(page404 + extensions[name]),
    );
    const file = encoding ? page404 + extensions[encoding] : page404;
    const page = await readFile(file).catch(() => undefined);
    setHeaders(res, { Vary: 'Accept-Encoding', ...headersOf('/404.html') });
    if (encoding && page) res.setHeader('Content-Encoding', encoding);
    if (page) res.setHeader('Content-Type', 'text/html;charset=utf-8');
    res.writeHead(404, { 'Content-Length': page?.length ?? 0 }).end(page);
  }

  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
      return;
    }
    const [asked, query] = splitUrl(req.url ?? '/');
    const bare = canonicalPath(asked);
    const canonical = homes.has(bare) ? `${bare}/` : bare;
    if (canonical !== asked) {
      res.writeHead(308, { Location: canonical + query, 'Content-Length': 0 }).end();
      return;
    }
    if (isHidden(asked)) return void sendNotFound(req, res);
    // sirv throws for a range whose end is before its start. HTTP allows a server to ignore ranges.
    delete req.headers.range;
    // If a build has removed the file, an error of sirv's file stream would end the process. If the client disconnects,
    // sirv would keep the file open.
    res.once('pipe', (file: Readable) => {
      file.once('error', () => res.destroy());
      res.once('close', () => file.destroy());
    });
    // sirv sends Vary and the headers of `setHeaders` only with 200, but a 304 needs them (RFC 9110, section 15.4.5).
    setHeaders(res, { Vary: 'Accept-Encoding', ...headersOf(asked) });
    serveFile(req, res, () => void sendNotFound(req, res));
  };
}

function setHeaders(res: ServerResponse, headers: HeaderRule['headers']) {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
}

/** Whether a path must get a 404 although sirv would serve it: a dotfile, or the 404 page itself. */
const isHidden = (path: string) => /\/(?:\.|%2e)|^\/404(?:\.html)?$/i.test(path);

/** Returns `/about` for `/about/`, `/about/index.html` and `//about`. A redirect to `//about` would leave the site. */
function canonicalPath(path: string) {
  const bare = path.replace(/\/index(?:\.html)?$/, '/').replace(/\/+$/, '');
  return `/${bare.replace(/^[/\\]+/, '')}`;
}
