import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../support/root';

interface Report {
  violations: { from: string; to: string; rule: { name: string } }[];
  ruleSetUsed: { forbidden: { name: string }[] };
  totalCruised: number;
}

const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const houses = ['web', 'mock-api', 'fixtures', 'e2e'];

// The checks compute for six seconds. On a busy machine they take a minute.
jest.setTimeout(120_000);

async function cruise(tree: string) {
  const command = ['--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json'];
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...command, ...houses], {
    cwd: tree,
    maxBuffer: Infinity,
  });
  const { violations, ruleSetUsed, totalCruised } = (JSON.parse(stdout) as { summary: Report })
    .summary;
  return {
    totalCruised,
    rules: ruleSetUsed.forbidden.map(({ name }) => name),
    violations: violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  };
}

type Import = [rule: string, from: string, to: string, way?: 'types' | 'import()'];

const planted: Import[] = [
  ['contract', 'web/contract/a.ts', 'web/src/paths.ts'],
  ['contract: zod alone', 'web/contract/b.ts', 'node_modules/react/index.js'],
  ['paths.ts', 'web/src/paths.ts', 'web/src/content/site.ts'],
  ['theme', 'web/src/theme/a.ts', 'web/src/ui/button.tsx'],
  ['stores', 'web/src/stores/a.ts', 'web/contract/text.ts'],
  ['fixtures', 'fixtures/a.ts', 'mock-api/core/store.ts'],
  ['api', 'web/src/api/a.ts', 'web/src/runtime/overlays/toast-store.ts'],
  ['mock-api/resources', 'mock-api/resources/a.ts', 'mock-api/core/store.ts', 'types'],
  ['mock-api/core', 'mock-api/core/a.ts', 'mock-api/scan-upload/excerpt.ts'],
  ['mock-api/scan-upload', 'mock-api/scan-upload/a.ts', 'mock-api/msw/handlers.ts'],
  ['mock-api/msw', 'mock-api/msw/a.ts', 'mock-api/server/app.ts'],
  ['mock-api/server', 'mock-api/server/a.ts', 'mock-api/msw/handlers.ts'],
  ['mock-api/qa', 'mock-api/qa/a.ts', 'mock-api/core/store.ts'],
  ['mock-api/qa', 'mock-api/qa/a.ts', 'web/contract/text.ts'],
  ['mock-api/qa', 'mock-api/qa/a.ts', 'fixtures/records.ts', 'types'],
  ['mock-api/test', 'mock-api/test/fast/a.test.ts', 'web/src/api/client.ts'],
  ['mock-api/test', 'mock-api/test/support/a.ts', 'web/src/api/client.ts'],
  ['e2e', 'e2e/pages/a.e2e.ts', 'web/src/paths.ts'],
  ['e2e', 'e2e/pages/b.e2e.ts', 'mock-api/server/app.ts'],
  ['content', 'web/src/content/a.ts', 'web/src/sections/page-hero.tsx', 'types'],
  ['ui', 'web/src/ui/a.tsx', 'web/src/content/site.ts'],
  ['ui', 'web/src/ui/a.test.tsx', 'web/src/features/free-intake/draft.ts'],
  ['brand', 'web/src/brand/board/a.tsx', 'web/src/content/site.ts'],
  ['brand', 'web/src/brand/board/a.tsx', 'web/src/layout/page-frame.tsx'],
  ['runtime', 'web/src/runtime/presses/a.ts', 'web/src/app/overlays.tsx', 'import()'],
  ['layout', 'web/src/layout/a.tsx', 'web/src/sections/page-hero.tsx'],
  ['sections', 'web/src/sections/a.tsx', 'web/src/content/site.ts'],
  ['sections', 'web/src/sections/a.tsx', 'web/src/layout/page-frame.tsx'],
  ['features/*', 'web/src/features/ai-scan/a.tsx', 'web/src/features/free-intake/draft.ts'],
  ['features/*', 'web/src/features/ai-scan/b.tsx', 'mock-api/msw/handlers.ts', 'import()'],
  ['pages/*', 'web/src/pages/home/a.tsx', 'web/src/pages/jobs/job-label.tsx'],
  ['pages/not-found-page.tsx', 'web/src/pages/not-found-page.tsx', 'web/src/stores/use-store.ts'],
  ['demo/state', 'web/src/demo/state/a.ts', 'web/src/demo/ui/use-keys.ts'],
  ['demo/ui', 'web/src/demo/ui/a.ts', 'web/src/demo/state/settings.ts'],
  ['demo/scan', 'web/src/demo/scan/a.ts', 'web/src/demo/inbox/submission-line.ts'],
  ['demo/inbox', 'web/src/demo/inbox/a.ts', 'web/src/demo/console/commands.ts'],
  ['demo/tour', 'web/src/demo/tour/a.ts', 'web/src/demo/start-demo.tsx'],
  ['demo/summary', 'web/src/demo/summary/a.ts', 'web/src/demo/presenter/clock.tsx'],
  ['demo/offline', 'web/src/demo/offline/a.ts', 'web/src/layout/page-frame.tsx'],
  ['demo/console', 'web/src/demo/console/a.ts', 'web/src/demo/presenter/clock.tsx'],
  ['demo/presenter', 'web/src/demo/presenter/a.ts', 'web/src/demo/start-demo.tsx'],
  [
    'demo/presenter/open-presenter.ts',
    'web/src/demo/presenter/open-presenter.ts',
    'web/src/demo/console/commands.ts',
  ],
  ['demo', 'web/src/demo/a.ts', 'web/src/app/overlays.tsx', 'import()'],
  ['app/client.ts', 'web/src/app/client.ts', 'web/src/pages/jobs/job-label.tsx'],
  ['app/client.ts', 'web/src/app/client.ts', 'web/src/demo/start-demo.tsx'],
  ['app', 'web/src/app/a.ts', 'mock-api/msw/handlers.ts', 'import()'],
  ['app', 'web/src/app/b.ts', 'web/src/demo/start-demo.tsx'],
  ['build', 'web/build/a.ts', 'web/src/ui/button.tsx'],
  ['check', 'web/check/a.ts', 'mock-api/core/store.ts'],
  ['hosting', 'web/hosting/a.ts', 'web/build/headers.ts'],
  ['tools', 'web/tools/a.ts', 'web/src/app/overlays.tsx'],
  ['test', 'web/src/test/a.ts', 'web/src/demo/start-demo.tsx'],
  ['not in the table', 'web/src/main.ts', 'web/src/paths.ts'],
  ['circular import', 'web/src/ui/c.ts', 'web/src/ui/d.ts'],
];

const allowed: Import[] = [
  ['contract', 'web/contract/z.ts', 'node_modules/zod/index.js'],
  ['mock-api/qa', 'mock-api/qa/z.ts', 'mock-api/server/app.ts', 'types'],
  ['mock-api/qa', 'mock-api/qa/z.ts', 'mock-api/resources/registry.ts'],
  ['e2e', 'e2e/pages/z.e2e.ts', 'mock-api/qa/start-mock-api.ts'],
  ['brand', 'web/src/brand/board/z.tsx', 'web/src/content/site.ts', 'types'],
  ['runtime', 'web/src/runtime/behaviours/z.test.tsx', 'web/src/layout/site-header.tsx'],
  ['features/*', 'web/src/features/ai-scan/z.tsx', 'web/src/features/ai-scan/form.tsx'],
  ['features/*', 'web/src/features/ai-scan/z.test.tsx', 'web/src/test/render.tsx'],
  ['app', 'web/src/app/z.ts', 'web/src/demo/start-demo.tsx', 'import()'],
  // This import closes a circle with an import of the other table, from c.ts to d.ts. Dependency-cruiser reports only
  // that other import.
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

test('each row of the table reports a forbidden import, and reports no allowed one', async () => {
  const tree = mkdtempSync(join(tmpdir(), 'maatwerk-borders-'));
  try {
    cpSync(join(root, 'package.json'), join(tree, 'package.json'));
    plant(tree, [...planted, ...allowed]);
    append(tree, 'web/alone.ts', '');
    const { violations, rules } = await cruise(tree);
    expect(violations.toSorted()).toEqual(
      [
        ...planted.map(([rule, from, to]) => `${rule}: ${from} -> ${to}`),
        'not in the table: web/alone.ts -> web/alone.ts',
      ].toSorted(),
    );
    expect(new Set(planted.map(([rule]) => rule))).toEqual(new Set(rules));
  } finally {
    rmSync(tree, { recursive: true });
  }
});
