import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createApp, type AppOptions } from '../../server/app';
import { openStore, type StoreOptions } from '../../server/store/durable-store';
import { newFolder, onCleanUp } from './clean-up';

/** Starts a server in jest's process, on a free port with a new data file. `cleanUp` stops it. */
export async function startTestServer(options: Partial<AppOptions> & StoreOptions = {}) {
  const folder = await newFolder();
  const file = join(folder, 'db.json');
  const store = await openStore(file, options);
  const server = createApp({ store, ...options });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onCleanUp(async () => {
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
    await store.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://localhost:${port}`,
    folder,
    store,
    text: () => readFile(file, 'utf8'),
  };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
