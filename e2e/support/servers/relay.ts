import { createServer, request } from 'node:http';
import { listenOnLoopback } from './loopback';

export interface Relayed {
  path: string;
  /** Whether the request has the browser's header for a prefetch. */
  isPrefetch: boolean;
}

/** Starts a proxy of the site's server, with an origin of its own. The proxy records requests and can drop some. */
export async function startRelay(origin: string) {
  const relayed: Relayed[] = [];
  let lost: RegExp | undefined;
  const { hostname, port, host } = new URL(origin);
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const purpose = headers['sec-purpose'] ?? headers.purpose ?? '';
    relayed.push({ path: url!, isPrefetch: /prefetch/.test(String(purpose)) });
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
    asked: (path: string) => relayed.filter((each) => each.path === path),
    all: (): readonly Relayed[] => relayed,
    /** Drops later requests whose path matches the pattern. Without a pattern, no later request is dropped. */
    lose(pattern?: RegExp) {
      lost = pattern;
    },
    forget() {
      relayed.length = 0;
    },
  };
}
