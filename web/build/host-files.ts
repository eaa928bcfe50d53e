import { folderKinds, type FileKind, type HeaderPolicy, type Headers } from './headers';

/** Kinds of folders as entries, typed. */
const folders = Object.entries(folderKinds) as [string, FileKind][];

/**
 * `_headers` for Netlify and Cloudflare. Both add up the rules that fit a path and join headers of one name by a
 * comma, which would break them: no two rules that fit one path may name the same header. So the pages are listed;
 * the policy for them is sent with everything, since a page that is not found answers at any path. Cloudflare takes
 * 100 rules of at most 2,000 characters a line (developers.cloudflare.com/pages/configuration/headers).
 * @param pagePaths without a slash at the end
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

/** For `include` inside a `server` block of nginx: how the site's files are found, and their headers. */
export function nginxConfiguration(policy: HeaderPolicy, publicPath: string) {
  const base = publicPath.slice(0, -1);
  // A location that names one header inherits none: each names them all.
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
    // Not after a second slash or a backslash: browsers read what is left as the name of another host.
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

/** A rule of the local server: the first whose pattern fits a path counts, and names all headers. */
export interface LocalRule {
  pattern: string;
  headers: Headers;
}

/** For our own server, over HTTP. The patterns are regular expressions over a path. */
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
