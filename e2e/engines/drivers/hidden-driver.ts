import { createServer } from 'node:http';
import { listenOnLoopback } from '../../support/servers/loopback';

const script = '/hide-driver.js';
const source = "Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });";

/**
 * Starts a proxy of the site that sets `navigator.webdriver` to false. A browser with speculation rules then prefetches
 * by itself, as for a visitor. If the value were true, the client script (`app/client.ts`) would prefetch instead.
 */
export async function startHiddenDriver(origin: string) {
  const server = createServer((incoming, outgoing) => {
    const answerFrom = async () => {
      if (incoming.url === script)
        return new Response(source, { headers: { 'content-type': 'text/javascript' } });
      return fetch(origin + incoming.url, { headers: { 'accept-encoding': 'identity' } });
    };
    const answer = async () => {
      const from = await answerFrom();
      const headers = new Headers(from.headers);
      headers.delete('content-length');
      const isPage = headers.get('content-type')?.startsWith('text/html');
      const body = Buffer.from(await from.arrayBuffer());
      outgoing.writeHead(from.status, Object.fromEntries(headers));
      // The security policy allows only scripts of the page's origin, so the script is a file.
      outgoing.end(
        isPage
          ? body.toString().replace('<head>', `<head><script src="${script}"></script>`)
          : body,
      );
    };
    answer().catch(() => outgoing.destroy());
  });
  return listenOnLoopback(server);
}
