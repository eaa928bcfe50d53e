import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../support/root';

interface Report {
  violations: { from: string; to: string; rule: { name: string } }[];
  totalCruised: number;
}

const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
/** The folders that contain files with forbidden imports. */
const houses = ['web', 'e2e'];

// The checks take six seconds, and on a busy machine a minute.
jest.setTimeout(120_000);

async function cruise(tree: string) {
  const command = ['--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json'];
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...command, ...houses], {
    cwd: tree,
    maxBuffer: Infinity,
  });
  const { violations, totalCruised } = (JSON.parse(stdout) as { summary: Report }).summary;
  return {
    totalCruised,
    violations: violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  };
}

type Import = [rule: string, from: string, to: string, way?: 'import()'];

/**
 * One forbidden import for each kind of rule that `.dependency-cruiser.cjs` makes from its table. The repository's own
 * imports show that the rules report no allowed import.
 */
const planted: Import[] = [
  ['ui', 'web/src/ui/a.test.tsx', 'web/src/features/free-intake/draft.ts'],
  ['runtime', 'web/src/runtime/presses/a.ts', 'web/src/app/overlays.tsx', 'import()'],
  // The row allows only types from `content`.
  ['brand', 'web/src/brand/board/a.tsx', 'web/src/content/site.ts'],
  // From `app`, only dynamic imports of `demo` are allowed, but this import is static.
  ['app', 'web/src/app/a.ts', 'web/src/demo/start-demo.tsx'],
  // The star in `features/*` makes each of its folders an area.
  ['features/*', 'web/src/features/ai-scan/a.tsx', 'web/src/features/free-intake/draft.ts'],
  // The area `app/client.ts` is a single file.
  ['app/client.ts', 'web/src/app/client.ts', 'web/src/pages/jobs/job-label.tsx'],
  ['e2e', 'e2e/pages/a.e2e.ts', 'web/src/paths.ts'],
  ['contract: zod alone', 'web/contract/a.ts', 'node_modules/react/index.js'],
  ['not in the table', 'web/src/main.ts', 'web/src/paths.ts'],
  ['circular import', 'web/src/ui/c.ts', 'web/src/ui/d.ts'],
];

function append(tree: string, file: string, text: string) {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  appendFileSync(join(tree, file), text);
}

function specifierOf(from: string, to: string): string {
  const path = to.replace(/\.\w+$/, '');
  if (path.startsWith('node_modules/')) return path.split('/')[1]!;
  return path.startsWith('mock-api/') ? `#${path}` : `./${relative(dirname(from), path)}`;
}

function plant(tree: string) {
  for (const [, , to] of planted) append(tree, to, '');
  for (const [, from, to, way] of planted) {
    const source = `'${specifierOf(from, to)}'`;
    append(tree, from, way ? `void import(${source});\n` : `import ${source};\n`);
  }
}

test('no import breaks the table of allowed imports', async () => {
  const { violations, totalCruised } = await cruise(root);
  expect(totalCruised).toBeGreaterThan(500);
  expect(violations).toEqual([]);
}, 120_000);

test('each kind of rule reports a forbidden import', async () => {
  const tree = mkdtempSync(join(tmpdir(), 'maatwerk-borders-'));
  try {
    cpSync(join(root, 'package.json'), join(tree, 'package.json'));
    plant(tree);
    append(tree, 'web/src/ui/d.ts', "import './c';\n");
    const { violations } = await cruise(tree);
    expect(violations.toSorted()).toEqual(
      planted.map(([rule, from, to]) => `${rule}: ${from} -> ${to}`).toSorted(),
    );
  } finally {
    rmSync(tree, { recursive: true });
  }
});
