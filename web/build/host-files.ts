import { folderKinds, type FileKind, type HeaderPolicy, type Headers } from './headers';

const folders = Object.entries(folderKinds) as [string, FileKind][];

/**
 * Returns the `_headers` file for Netlify and Cloudflare. Both hosts apply all rules that match a path and join equal
 * headers by a comma, which breaks their values. So no two rules that match one path may set the same header, and pages
 * are listed one by one. The security policy is sent with every file, because any path may return the 404 page.
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
 * `_redirects` for Cloudflare, which else answers a slash at the end with a temporary redirect. Netlify reads it too, and
 * shows the page there instead: it takes both forms for one, and a file comes before a rule. A rule for all paths (`/*`)
 * could redirect in a circle there.
 * @param pagePaths without a slash at the end
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

/** Returns the rules and headers to `include` in a `server` block of nginx. */
export function nginxConfiguration(policy: HeaderPolicy, publicPath: string) {
  const base = publicPath.slice(0, -1);
  // A location with an add_header inherits none from its parent, so each location repeats all of them.
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
# Caches on the way must not give what is packed to who cannot read it.
gzip_vary on;
# With the brotli module: brotli_static on;
absolute_redirect off;
error_page 404 ${base}/404.html;

${[
  location(
    `${base}/`,
    'page',
    // Excludes a second slash and a backslash, because browsers read `//host` and `/\host` as another host.
    `rewrite ^${base}(/[^/\\x5c].*)/$ ${base}$1 permanent;`,
    'try_files $uri $uri/index.html =404;',
  ),
  location(`= ${base}/404.html`, 'page', 'internal;'),
  ...folders.map(([folder, kind]) => location(`^~ ${base}${folder}`, kind)),
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

/** A rule of the local server. The first rule whose pattern matches the path sets all headers. */
export interface LocalRule {
  pattern: string;
  headers: Headers;
}

/** Returns the rules for `npm start`, which serves over HTTP. Their patterns are regular expressions. */
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
