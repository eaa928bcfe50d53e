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
const houses = ['web', 'mock-api', 'fixtures', 'e2e'];

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

type Import = [rule: string, from: string, to: string, way?: 'types' | 'import()'];

/** One forbidden import for each kind of rule that `.dependency-cruiser.cjs` makes from its table. */
const planted: Import[] = [
  // A source file and a test import an area that their row does not name.
  ['ui', 'web/src/ui/a.tsx', 'web/src/content/site.ts'],
  ['ui', 'web/src/ui/a.test.tsx', 'web/src/features/free-intake/draft.ts'],
  // An import of types and a dynamic import are forbidden, too.
  ['content', 'web/src/content/a.ts', 'web/src/sections/page-hero.tsx', 'types'],
  ['runtime', 'web/src/runtime/presses/a.ts', 'web/src/app/overlays.tsx', 'import()'],
  // These are ordinary imports, but the rows allow only types from `content` and only dynamic imports of `demo`.
  ['brand', 'web/src/brand/board/a.tsx', 'web/src/content/site.ts'],
  ['app', 'web/src/app/a.ts', 'web/src/demo/start-demo.tsx'],
  // The star in `features/*` makes each folder a separate area.
  ['features/*', 'web/src/features/ai-scan/a.tsx', 'web/src/features/free-intake/draft.ts'],
  // An area inside another area, and an area that is one file.
  ['demo/ui', 'web/src/demo/ui/a.ts', 'web/src/demo/state/settings.ts'],
  ['app/client.ts', 'web/src/app/client.ts', 'web/src/pages/jobs/job-label.tsx'],
  // Areas outside `web/src`.
  ['mock-api/core', 'mock-api/core/a.ts', 'mock-api/scan-upload/excerpt.ts'],
  ['e2e', 'e2e/pages/a.e2e.ts', 'web/src/paths.ts'],
  ['contract: zod alone', 'web/contract/a.ts', 'node_modules/react/index.js'],
  ['not in the table', 'web/src/main.ts', 'web/src/paths.ts'],
  ['circular import', 'web/src/ui/c.ts', 'web/src/ui/d.ts'],
];

const allowed: Import[] = [
  ['fixtures', 'fixtures/z.ts', 'web/contract/text.ts'],
  ['contract', 'web/contract/z.ts', 'node_modules/zod/index.js'],
  ['mock-api/qa', 'mock-api/qa/z.ts', 'mock-api/server/app.ts', 'types'],
  ['brand', 'web/src/brand/board/z.tsx', 'web/src/content/site.ts', 'types'],
  ['app', 'web/src/app/z.ts', 'web/src/demo/start-demo.tsx', 'import()'],
  ['features/*', 'web/src/features/ai-scan/z.tsx', 'web/src/features/ai-scan/form.tsx'],
  ['features/*', 'web/src/features/ai-scan/z.test.tsx', 'web/src/test/render.tsx'],
  ['runtime', 'web/src/runtime/behaviours/z.test.tsx', 'web/src/layout/site-header.tsx'],
  // This import and the one from c.ts to d.ts in `planted` form a circle. Dependency-cruiser reports only the latter.
  ['ui', 'web/src/ui/d.ts', 'web/src/ui/c.ts', 'types'],
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

function plant(tree: string, imports: Import[]) {
  for (const [, , to] of imports) append(tree, to, '');
  for (const [, from, to, way] of imports) {
    const source = `'${specifierOf(from, to)}'`;
    if (way === 'types') append(tree, from, `import type { X } from ${source};\n`);
    else append(tree, from, way ? `void import(${source});\n` : `import ${source};\n`);
  }
}

test('no import breaks the table of allowed imports', async () => {
  const { violations, totalCruised } = await cruise(root);
  expect(totalCruised).toBeGreaterThan(500);
  expect(violations).toEqual([]);
}, 120_000);

test('each kind of rule reports a forbidden import, and reports no allowed one', async () => {
  const tree = mkdtempSync(join(tmpdir(), 'maatwerk-borders-'));
  try {
    cpSync(join(root, 'package.json'), join(tree, 'package.json'));
    plant(tree, [...planted, ...allowed]);
    append(tree, 'web/alone.ts', '');
    const { violations } = await cruise(tree);
    expect(violations.toSorted()).toEqual(
      [
        ...planted.map(([rule, from, to]) => `${rule}: ${from} -> ${to}`),
        'not in the table: web/alone.ts -> web/alone.ts',
      ].toSorted(),
    );
  } finally {
    rmSync(tree, { recursive: true });
  }
});
