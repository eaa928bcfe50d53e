import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

test('the type checker ends with the development server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'maatwerk-types-'));
  writeFileSync(join(folder, 'tsconfig.json'), '{ "files": ["one.ts"] }');
  writeFileSync(join(folder, 'one.ts'), 'export const one = 1;');
  const source =
    `import { watchTypes } from ${JSON.stringify(join(__dirname, 'watch-types.ts'))};` +
    `watchTypes(${JSON.stringify(folder)});` +
    `process.once('SIGINT', () => process.exit(0)); setInterval(() => {}, 1000);`;
  const script = join(folder, 'run.mts');
  writeFileSync(script, source);
  const server = spawn(process.execPath, ['--import', 'tsx', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise<void>((resolve) => {
    server.stdout.on('data', (words) => {
      if (String(words).includes('Starting compilation')) resolve();
    });
  });
  server.kill('SIGINT');
  // `close` fires only when no process holds the pipe any more, so the type checker has ended, too.
  expect(await once(server, 'close')).toEqual([0, null]);
  rmSync(folder, { recursive: true });
}, 60_000);
