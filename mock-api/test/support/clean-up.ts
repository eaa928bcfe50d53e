import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const registered: (() => Promise<unknown>)[] = [];

/** Registers `end` for `cleanUp`, which calls the latest registration first. */
export function onCleanUp(end: () => Promise<unknown>) {
  registered.push(end);
}

/**
 * Runs in `afterEach` and `afterAll`: a failing test never reaches its last lines, and an open server blocks jest's
 * exit.
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

/** Creates a folder below the system's temporary one; `cleanUp` removes it. */
export async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'maatwerk-'));
  onCleanUp(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
