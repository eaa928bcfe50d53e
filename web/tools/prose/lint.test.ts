import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const read = (...trials: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', join(__dirname, 'lint.ts'), ...trials], {
    encoding: 'utf8',
  });

test('finds no fault in the site’s copy', () => {
  const { status, stdout, stderr } = read();
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(Number(/^(\d+) texts read, 0 faults/.exec(stdout)?.[1])).toBeGreaterThan(1500);
});

test('prints a fault in a given text, and exits with a code other than 0', () => {
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
