import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onCleanUp } from './clean-up';

/** Makes a server listen on a free port. `cleanUp` stops it. */
export async function serve(server: Server) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onCleanUp(stop);
  return { port: (server.address() as AddressInfo).port, stop };
}
