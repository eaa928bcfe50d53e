import { createServer, request } from 'node:http';
import { listenOnLoopback } from './loopback';

export interface Relayed {
  path: string;
  /** True where the browser says that nobody has asked for it yet. */
  isPrefetch: boolean;
}

/** A server before the site's, which notes what reaches it; an origin of its own. */
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
    /** What was asked for at a path since the start. */
    asked: (path: string) => relayed.filter((each) => each.path === path),
    all: (): readonly Relayed[] => relayed,
    /** Breaks the connection of every request whose path matches, until it is called without a pattern. */
    lose(pattern?: RegExp) {
      lost = pattern;
    },
    forget() {
      relayed.length = 0;
    },
  };
}
