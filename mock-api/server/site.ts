import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { splitUrl } from './http';

/** Headers for the files whose path matches a regular expression. The first rule that matches applies. */
type HeaderRule = { pattern: string; headers: Record<string, string> };

/** The rules for a folder that our build did not write. Such a folder has no file of headers. */
const plainRules: HeaderRule[] = [
  { pattern: '/assets/', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { pattern: '', headers: { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' } },
];

const headersFile = (folder: string) => `${resolve(folder)}.headers.json`;

/**
 * Returns a function that returns the headers of a path. That function reads the headers file of the build
 * (web/build/headers.ts), and reads it again after a new build.
 */
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

/** Returns the rules in a file, or the plain rules if there is no file; undefined while a build is writing the file. */
function rulesIn(file: string | undefined) {
  try {
    const rules = file ? (JSON.parse(readFileSync(file, 'utf8')) as HeaderRule[]) : plainRules;
    return rules.map(({ pattern, headers }) => [new RegExp(pattern), headers] as const);
  } catch {
    return undefined;
  }
}

/** If the security policy of a built site allows calls to another origin than the site's, returns that origin. */
export function otherApiOf(path: string): string | undefined {
  const rules = rulesIn(headersFile(path)) ?? [];
  const policies = rules.map(([, headers]) => headers['Content-Security-Policy'] ?? '');
  return policies.map((policy) => /connect-src 'self' ([^\s;]+)/.exec(policy)?.[1]).find(Boolean);
}

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html;charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml',
};
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
  [undefined, ''],
] as const;

/**
 * Returns a listener that serves a built site: precompressed files, one form of URL (`/about`, not `/about/`), and
 * `404.html` with status 404. Throws if `404.html` is missing. The listener reads a whole file per request, so that a
 * new build may replace the old one at any time. The package sirv does not allow this. It caches sizes at its start,
 * and in its `dev` mode it exits when a file disappears while it opens the file.
 */
export function createSite(path: string): RequestListener {
  const folder = resolve(path);
  const headersOf = readSiteHeaders(folder);
  if (!existsSync(join(folder, '404.html'))) throw new Error('There is no 404.html.');

  async function send(req: IncomingMessage, res: ServerResponse, asked: string, status: number) {
    const found = await fileFor(folder, asked, String(req.headers['accept-encoding'] ?? ''));
    if (!found) return false;
    const etag = `"${createHash('sha1').update(found.bytes).digest('base64url')}"`;
    const isKnown = status === 200 && req.headers['if-none-match'] === etag;
    res.writeHead(isKnown ? 304 : status, {
      ...headersOf(asked),
      ETag: etag,
      Vary: 'Accept-Encoding',
      ...(!isKnown && {
        'Content-Type': found.type,
        'Content-Length': found.bytes.length,
        ...(found.encoding && { 'Content-Encoding': found.encoding }),
      }),
    });
    res.end(isKnown ? undefined : found.bytes);
    return true;
  }

  return async (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
      return;
    }
    const [asked, query] = splitUrl(req.url ?? '/');
    const canonical = canonicalPath(asked);
    if (canonical !== asked) {
      res.writeHead(308, { Location: canonical + query, 'Content-Length': 0 }).end();
      return;
    }
    const isSent = !/^\/404(\.html)?$/.test(asked) && (await send(req, res, asked, 200));
    if (!isSent && !(await send(req, res, '/404.html', 404)))
      res.writeHead(404, { 'Content-Length': 0 }).end();
  };
}

/**
 * Returns `/about` for `/about/`, `/about/index.html` and `//about`. A redirect to `//about` would lead to a host named
 * `about`.
 */
function canonicalPath(path: string) {
  const bare = path.replace(/\/index\.html$/, '/').replace(/\/+$/, '');
  return `/${bare.replace(/^[/\\]+/, '')}`;
}

/** Returns the file of a path, in the smallest encoding that exists and that the client accepts. */
async function fileFor(folder: string, path: string, accepted: string) {
  const name = nameIn(folder, path);
  if (name === undefined) return undefined;
  const plain = extname(name) ? name : join(name, 'index.html');
  const type = types[extname(plain)] ?? 'application/octet-stream';
  for (const [encoding, suffix] of encodings) {
    const isWelcome = !encoding || accepts(accepted, encoding);
    const bytes = isWelcome && (await readFile(plain + suffix).catch(() => undefined));
    if (bytes) return { bytes, encoding, type };
  }
  return undefined;
}

/** Returns whether an `Accept-Encoding` header allows an encoding. The weight `q=0` forbids it. */
const accepts = (field: string, encoding: string) =>
  field
    .split(',')
    .some((part) => part.trim().startsWith(encoding) && !/;\s*q=0(\.0*)?\s*$/.test(part));

function nameIn(folder: string, path: string) {
  try {
    const name = normalize(join(folder, decodeURIComponent(path)));
    const isBelow = name === folder + sep || name === folder || name.startsWith(folder + sep);
    return isBelow && !/[\\/]\.|\0/.test(name.slice(folder.length)) ? name : undefined;
  } catch {
    return undefined;
  }
}
