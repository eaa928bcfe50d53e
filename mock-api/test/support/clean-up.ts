import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const registered: (() => Promise<unknown>)[] = [];

/** Registers a function that `cleanUp` calls. */
export function onCleanUp(end: () => Promise<unknown>) {
  registered.push(end);
}

/**
 * Calls the registered functions, the latest first. Call it in `afterEach` or `afterAll`: a failed test never reaches
 * its last lines, and a server that still runs keeps jest from exiting.
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

/** Creates a temporary folder. `cleanUp` removes it. */
export async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'maatwerk-'));
  onCleanUp(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
