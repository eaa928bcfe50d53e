import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const registered: (() => Promise<unknown>)[] = [];

/** Has `cleanUp` call `end`, before what was registered earlier. */
export function onCleanUp(end: () => Promise<unknown>) {
  registered.push(end);
}

/**
 * Ends every server and removes every folder that was made since the last call. For `afterEach` and `afterAll`: a test
 * that fails never reaches its own last lines, and a server that is left keeps jest from ending.
 */
export async function cleanUp(): Promise<void> {
  const latest = registered.pop();
  if (!latest) return;
  try {
    await latest();
  } finally {
    await cleanUp();
  }
}

/** A folder of its own below the system's temporary one. */
export async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'maatwerk-'));
  onCleanUp(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
