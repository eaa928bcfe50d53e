import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { headerPolicy } from '../../build/headers';
import { notFound } from '../../src/content/pages/not-found';

// A site for the tests of check:deploy, with the paths and headers of a build, but tiny pages.

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}
/**
 * Changes a response before the server sends it. If this function returns a promise, the server waits for the promise.
 */
export type Change = (reply: Reply, path: string) => unknown;

export const script = '/assets/client.0123abcd.js';
const copies = '/assets/dialogs.0123abcd.txt';
export const dialogScript = '/assets/dialog.0123abcd.js';
/** Text that makes a page long enough for compression. */
const filling = 'x'.repeat(2000);

const documentOf = (head: string, title: string) =>
  `<!doctype html><html lang="en"><head>${head}<style>p{}</style><script>go()</script><script>stay()</script>` +
  `<script type="module" src="${script}" data-copies="${copies}"></script></head>` +
  `<body><h1>${title}</h1><p>${filling}</p></body></html>`;

const textTypes: Record<string, string> = { js: 'text/javascript', txt: 'text/plain' };

/** Starts the site on a free port. Canonical links start with `siteUrl`, or are absent if it is an empty string. */
export async function startSmallSite({
  apiOrigin = '',
  siteUrl,
  change = () => {},
}: {
  apiOrigin?: string;
  siteUrl?: string;
  change?: Change;
}) {
  const methods = new Set<string>();
  let url = '';

  const pageOf = (path: string) => {
    const address = siteUrl ?? url;
    return documentOf(address && `<link rel="canonical" href="${address}${path}"/>`, path);
  };
  const policy = headerPolicy([documentOf('', '')], apiOrigin);
  const page = {
    'Content-Type': 'text/html; charset=utf-8',
    ...policy.everywhere,
    ...policy.byKind.page,
  };
  const files: Record<string, string> = {
    [script]: `fetch(\`${apiOrigin}\${path}\`);`.padEnd(2000),
    [copies]: `<i data-code="${dialogScript}"></i>${filling}`,
    [dialogScript]: filling,
  };

  const answer = (path: string, query: string): Reply => {
    const file = files[path];
    if (file !== undefined) {
      const type = textTypes[path.split('.').at(-1)!]!;
      const headers = { 'Content-Type': type, ...policy.everywhere, ...policy.byKind.hashed };
      return { status: 200, headers, body: file };
    }
    if (path.length > 1 && path.endsWith('/'))
      return { status: 301, headers: { Location: path.slice(0, -1) + query }, body: '' };
    if (/no-such|^\/api/.test(path))
      return { status: 404, headers: page, body: documentOf('', notFound.title) };
    return { status: 200, headers: page, body: pageOf(path) };
  };

  const server = createServer(async (req, res) => {
    methods.add(req.method!);
    const { pathname, search } = new URL(req.url!, url);
    const reply = answer(pathname, search);
    reply.headers = { ...reply.headers, 'Content-Encoding': 'gzip' };
    await change(reply, pathname);
    const isPacked = reply.headers['Content-Encoding'] !== undefined;
    res.writeHead(reply.status, reply.headers);
    res.end(isPacked ? gzipSync(reply.body) : reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    methods,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
