import { createServer, request } from 'node:http';
import { listenOnLoopback } from './loopback';

/** Starts a proxy of the site's server, with an origin of its own. The proxy can drop requests. */
export async function startRelay(origin: string) {
  let lost: RegExp | undefined;
  const { hostname, port, host } = new URL(origin);
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    if (lost?.test(url!)) {
      outgoing.destroy();
      return;
    }
    incoming.pipe(
      request({ hostname, port, method, path: url, headers: { ...headers, host } }, (answer) => {
        outgoing.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(outgoing);
      }).on('error', () => outgoing.destroy()),
    );
  });
  return {
    ...(await listenOnLoopback(server)),
    /** Drops later requests whose path matches the pattern. Without a pattern, no later request is dropped. */
    lose(pattern?: RegExp) {
      lost = pattern;
    },
  };
}
