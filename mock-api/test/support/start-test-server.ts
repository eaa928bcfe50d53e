import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createApp, type AppOptions } from '../../server/app';
import { openStore, type StoreOptions } from '../../server/store/durable-store';
import { newFolder, onCleanUp } from './clean-up';
import { serve } from './serve';

/** Starts a server in jest's process, on a free port with a new data file. `cleanUp` stops it. */
export async function startTestServer(options: Partial<AppOptions> & StoreOptions = {}) {
  const folder = await newFolder();
  const file = join(folder, 'db.json');
  const store = await openStore(file, options);
  onCleanUp(() => store.close());
  const { port } = await serve(createApp({ store, ...options }));
  return {
    port,
    url: `http://localhost:${port}`,
    folder,
    store,
    text: () => readFile(file, 'utf8'),
  };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
