import { createServer } from 'node:http';
import { listenOnLoopback } from '../support/servers/loopback';

const page =
  '<!doctype html><html lang="en"><title>Bare page</title><meta name="viewport" content="width=device-width">' +
  '<main><h1>Bare page</h1><p>Nothing else.</p></main>';

/** Serves a minimal page. No page can be faster than it on this machine. */
export const startBarePage = () =>
  listenOnLoopback(
    createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(page);
    }),
  );
