import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const read = (...trials: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', join(__dirname, 'lint.ts'), ...trials], {
    encoding: 'utf8',
  });

test('the site’s copy has no fault', () => {
  const { status, stdout, stderr } = read();
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(Number(/^(\d+) texts read, 0 faults/.exec(stdout)?.[1])).toBeGreaterThan(1500);
});

test('a fault fails the command, which names it', () => {
  const { status, stderr } = read(
    'Optimization in any color.',
    'It reads the the letter.',
    'A agent that waits.',
    'Call us by telephone.',
  );
  expect(status).toBe(1);
  expect(stderr).toContain('trial: 0: Unexpected unknown word `Optimization`');
  expect(stderr).toContain('trial: 0: Unexpected unknown word `color`');
  expect(stderr).toContain('trial: 1: Unexpected repeated `the`');
  expect(stderr).toContain('trial: 2: Unexpected article `A`');
  expect(stderr).toContain('trial: 3: "telephone"');
});
