import { createServer, request } from 'node:http';
import { listenOnLoopback } from './loopback';

export interface Relayed {
  path: string;
  /** Whether the browser marks the request as a prefetch. */
  isPrefetch: boolean;
}

/** Starts a proxy in front of the site's server, which records requests and has an origin of its own. */
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
    /** Returns the requests for a path since the start. */
    asked: (path: string) => relayed.filter((each) => each.path === path),
    all: (): readonly Relayed[] => relayed,
    /** Drops the connection of every request whose path matches, until the next call without a pattern. */
    lose(pattern?: RegExp) {
      lost = pattern;
    },
    forget() {
      relayed.length = 0;
    },
  };
}
