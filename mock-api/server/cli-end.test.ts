import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cleanUp, newFolder, onCleanUp } from '../test/support/clean-up';
import { spawnServer } from '../test/support/real-server';

afterEach(cleanUp);

const root = fileURLToPath(new URL('../../', import.meta.url));

it.each(['SIGINT', 'SIGTERM'] as const)('the server exits if npm gets %s', async (signal) => {
  const DB_FILE = join(await newFolder(), 'db.json');
  const npm = spawn('npm', ['run', '--silent', 'mock-api'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DB_FILE },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const closed = once(npm, 'close');
  onCleanUp(async () => {
    // If the test failed, processes of the group may still run.
    try {
      process.kill(-npm.pid!, 'SIGKILL');
    } catch {}
    await closed;
  });
  const [origin] = (await once(npm.stdout.setEncoding('utf8'), 'data')) as [string];
  const answer = await fetch(origin.trim());
  expect(answer.status).toBe(404);
  npm.kill(signal);
  // `close` fires only when every process that shares npm's output has exited.
  await closed;
  await expect(fetch(origin.trim())).rejects.toThrow('fetch failed');
});

it('the server exits when its parent process closes the IPC channel, even without a signal', async () => {
  const DB_FILE = join(await newFolder(), 'db.json');
  const { child, listening } = spawnServer({ flags: ['--port', '0'], env: { DB_FILE } });
  await listening;
  const exit = once(child, 'exit');
  child.disconnect();
  expect(await exit).toEqual([0, null]);
});
