import { folderKinds, type FileKind, type HeaderPolicy, type Headers } from './headers';

const folders = Object.entries(folderKinds) as [string, FileKind][];

/**
 * Returns the text of `_headers` for Netlify and Cloudflare. If two rules for a path set the same header, both hosts
 * join the two values by a comma. Such a header is invalid. Therefore the rules list the pages one by one, and no path
 * gets the same header from two rules. The 404 page needs the security policy and may be the response to any path, so
 * the rule for all files sets that policy.
 * Cloudflare allows 100 rules and 2,000 characters per line (developers.cloudflare.com/pages/configuration/headers).
 * @param pagePaths paths without a trailing slash
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
 * Returns the text of `_redirects`. Cloudflare redirects a page's URL with a trailing slash, by default temporarily.
 * These rules make the redirects permanent. Netlify reads the file too, but ignores the rules, because it treats both
 * URLs as one and serves an existing file first. The rules list the pages one by one, because a rule for all paths
 * could cause a redirect loop on Netlify.
 * @param pagePaths paths without a trailing slash
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

/** Returns the nginx configuration that a `server` block includes: the headers and redirects of all files. */
export function nginxConfiguration(policy: HeaderPolicy, publicPath: string) {
  const base = publicPath.slice(0, -1);
  // In nginx a location with an `add_header` inherits no headers, so each location repeats all of them.
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
    // The pattern excludes a second slash and a backslash, because browsers read `//host` and `/\host` as another host.
    `rewrite ^${base}(/[^/\\x5c].*)/$ ${base}$1 permanent;`,
    'try_files $uri $uri/index.html =404;',
  ),
  location(`= ${base}/404.html`, 'page', 'internal;'),
  // Without try_files, nginx responds to a folder's URL with 403 and the headers of the folder's files.
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

/** Headers for some paths. The local server (`npm start`) uses only the first rule whose `pattern` matches a path. */
export interface LocalRule {
  pattern: string;
  headers: Headers;
}

/** Returns the header rules for `npm start`, which serves over HTTP. The patterns are regular expressions. */
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
