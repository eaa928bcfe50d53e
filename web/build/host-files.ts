import { folderKinds, type FileKind, type HeaderPolicy, type Headers } from './headers';

const folders = Object.entries(folderKinds) as [string, FileKind][];

/**
 * Returns `_headers` for Netlify and Cloudflare. Both join the values of two rules for a header by a comma, which makes
 * the header invalid, so no path may get a header twice. The rule for all files is for the 404 page, which may have any
 * path. Cloudflare allows 100 rules of 2,000 characters a line (developers.cloudflare.com/pages/configuration/headers).
 */
export function netlifyHeaders(policy: HeaderPolicy, publicPath: string, pagePaths: string[]) {
  const base = publicPath.slice(0, -1);
  const { 'Content-Security-Policy': security, ...page } = policy.byKind.page;
  const pages = pagePaths.flatMap((path) => (path === '/' ? [path] : [path, `${path}/`]));
  const rules: [string, Headers][] = [
    ['/*', { 'Content-Security-Policy': security!, ...policy.everywhere, ...policy.overHttps }],
    ...folders.map(([folder, kind]): [string, Headers] => [`${folder}*`, policy.byKind[kind]]),
    ...pages.map((path): [string, Headers] => [path, page]),
  ];
  return rules
    .map(([path, headers]) => [`${base}${path}`, ...lines(headers)].join('\n  '))
    .join('\n')
    .concat('\n');
}

/**
 * Returns `_redirects` for Cloudflare, whose own redirects of URLs with a trailing slash are only temporary. Netlify
 * treats a URL with and without the slash as one, and ignores these rules. On Netlify, one rule for all paths could
 * cause a redirect loop, so each page has a rule of its own.
 */
export function slashRedirects(publicPath: string, pagePaths: string[]) {
  const base = publicPath.slice(0, -1);
  return pagePaths
    .filter((path) => path !== '/')
    .map((path) => `${base}${path}/ ${base}${path} 301\n`)
    .join('');
}

const lines = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`);

/** Headers and redirects of all files, for a `server` block of nginx. */
export function nginxConfiguration(policy: HeaderPolicy, publicPath: string) {
  const base = publicPath.slice(0, -1);
  // In nginx a location with an `add_header` inherits no headers, so each location repeats them all.
  const location = (place: string, kind: FileKind, ...before: string[]) => {
    const headers = { ...policy.everywhere, ...policy.byKind[kind], ...policy.overHttps };
    const rows = [
      ...before,
      ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    ];
    return `location ${place} {\n  ${rows.join('\n  ')}\n}`;
  };
  return `# Written by the build. Inside a server block, after its "root": include /path/to/site.nginx.conf;
charset utf-8;
gzip_static on;
# Caches must not send a compressed response to a client that cannot decompress it.
gzip_vary on;
# With the brotli module: brotli_static on;
absolute_redirect off;
error_page 404 ${base}/404.html;

${[
  location(
    `${base}/`,
    'page',
    // Browsers read `//host` and `/\host` as another host, so the pattern excludes a second slash and a backslash.
    `rewrite ^${base}(/[^/\\x5c].*)/$ ${base}$1 permanent;`,
    'try_files $uri $uri/index.html =404;',
  ),
  location(`= ${base}/404.html`, 'page', 'internal;'),
  // Without try_files, nginx answers a folder's URL with 403 and the headers of the folder's files.
  ...folders.map(([folder, kind]) => location(`^~ ${base}${folder}`, kind, 'try_files $uri =404;')),
  location(`~ ^${base}/.+\\.(?!html$)\\w+$`, 'file'),
  location(
    `= ${base}/manifest.webmanifest`,
    'file',
    'types {}',
    'default_type application/manifest+json;',
  ),
].join('\n\n')}
`;
}

/** The local server (`npm start`) applies only the first rule whose `pattern` matches. */
export interface LocalRule {
  pattern: string;
  headers: Headers;
}

/** Rules for `npm start`, which serves over HTTP. The patterns are regular expressions. */
export function localRules({ everywhere, byKind }: HeaderPolicy): LocalRule[] {
  const rule = (pattern: string, kind: FileKind) => ({
    pattern,
    headers: { ...everywhere, ...byKind[kind] },
  });
  return [
    ...folders.map(([folder, kind]) => rule(`^${folder}`, kind)),
    rule('\\.(?!html$)\\w+$', 'file'),
    rule('', 'page'),
  ];
}
