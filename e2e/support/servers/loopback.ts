import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export async function listenOnLoopback(server: Server) {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Returns the number of a free port, for a program that cannot choose one. */
export async function findFreePort() {
  const { origin, stop } = await listenOnLoopback(createServer());
  await stop();
  return Number(new URL(origin).port);
}
