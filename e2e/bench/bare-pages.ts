import { createServer } from 'node:http';
import { listenOnLoopback } from '../support/servers/loopback';

const pageOf = (title: string, rest: string) =>
  `<!doctype html><html lang="en"><title>${title}</title>` +
  `<meta name="viewport" content="width=device-width"><main><h1>${title}</h1>${rest}</main>`;

/** A page with two short texts and a link. The browser prefetches the page of the link. */
const first = pageOf(
  'Bare page',
  '<p>Nothing else.</p><a href="/next">Next page</a><link rel="prefetch" href="/next">',
);
const next = pageOf('Next page', '<p>Nothing else.</p>');

/** Serves two minimal pages. No page can be faster than these on this machine. */
export const startBarePages = () =>
  listenOnLoopback(
    createServer(({ url }, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.setHeader('Cache-Control', 'max-age=60');
      response.end(url === '/next' ? next : first);
    }),
  );
