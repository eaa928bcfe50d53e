import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { cleanUp, newFolder, onCleanUp } from '../support/clean-up';
import { killRounds } from '../support/kills/kill-rounds';

afterEach(cleanUp);

/** Returns arguments with which `unshare` runs a command in its own namespace of process ids, as in a container. */
const inContainer = (...command: string[]) => ['--kill-child', '-pfm', '--mount-proc', ...command];

async function expectOneServer() {
  const env = { ...process.env, DB_FILE: join(await newFolder(), 'db.json'), PORT: '0' };
  const start = () => {
    const command = inContainer(process.execPath, '--import', 'tsx', 'mock-api/server/cli.ts');
    const child = spawn('unshare', command, { env });
    const exited = once(child, 'exit');
    const kill = async () => {
      child.kill('SIGKILL');
      await exited;
    };
    onCleanUp(kill);
    return { exited, kill, out: once(child.stdout, 'data'), err: once(child.stderr, 'data') };
  };
  const first = start();
  await first.out;
  const second = start();
  const listens = second.out.then(() => 'the second server listens');
  expect(await Promise.race([second.exited, listens])).toEqual([1, null]);
  expect(String(await second.err)).toContain('is in use by another server.');
  await first.kill();
  const begin = performance.now();
  await start().out;
  expect(performance.now() - begin).toBeLessThan(15_000);
}

const title =
  'refuses a second server in another container, and starts within 15 s after a kill of the first';
// Only Linux has these namespaces, and on some systems only root can create them.
if (spawnSync('unshare', inContainer('true')).status === 0) it(title, expectOneServer);
else it.todo(`${title} (to do: unshare cannot create namespaces here)`);

it('loses no record, stores none twice and keeps the file valid when the server is killed 20 times under load', async () => {
  const report = await killRounds(20);
  expect(report).toMatchObject({ lost: 0, doubled: 0, corrupt: 0 });
  expect(report.acknowledged).toBeGreaterThan(500);
});
