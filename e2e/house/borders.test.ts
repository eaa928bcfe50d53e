import { parseSync, type ModuleItem } from '@swc/core';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { root } from '../support/root';

interface Room {
  name: string;
  files: RegExp;
  /**
   * Rooms, or what is taken from them: `content:types` for types alone, `demo:later` for what `import()` brings when it
   * is wanted.
   */
  mayImport: string[];
  /** None: every package. */
  packages?: RegExp;
  /** What its tests drive it with, besides {@link testsMayImport}. */
  testsMayImport?: string[];
}

/**
 * The plan of the house (README: layout): which room may import from which. A room may always import from itself
 * and from packages; everything unlisted is an error. The first room whose pattern fits a file is its room.
 */
const rooms: Room[] = [
  { name: 'contract', files: /^web\/contract\//, mayImport: [], packages: /^zod/ },
  { name: 'fixtures', files: /^fixtures\//, mayImport: ['contract'] },
  { name: 'bench rows', files: /^mock-api\/bench\/row\.ts$/, mayImport: [] },
  {
    name: "mock-api's client",
    files: /^mock-api\/client\//,
    mayImport: ['contract', 'mock-api'],
  },
  { name: 'mock-api', files: /^mock-api\//, mayImport: ['contract', 'fixtures', 'bench rows'] },
  {
    name: 'e2e',
    files: /^e2e\//,
    mayImport: ['contract', 'fixtures', 'bench rows', "mock-api's client"],
  },
  {
    name: 'test',
    files: /^web\/src\/test\//,
    mayImport: ['contract', 'fixtures', 'mock-api', 'stores', 'overlays'],
  },
  { name: 'theme', files: /^web\/src\/theme\//, mayImport: [] },
  { name: 'paths', files: /^web\/src\/router\/paths\.ts$/, mayImport: [] },
  { name: 'islands', files: /^web\/src\/islands\//, mayImport: [] },
  { name: 'ui', files: /^web\/src\/ui\//, mayImport: ['theme', 'islands'] },
  { name: 'stores', files: /^web\/src\/stores\//, mayImport: ['contract'] },
  {
    name: 'behaviours',
    files: /^web\/src\/behaviours\//,
    mayImport: ['stores', 'paths', 'api', 'ui'],
    // They run on the HTML of these.
    testsMayImport: ['layout'],
  },
  { name: 'content', files: /^web\/src\/content\//, mayImport: ['paths', 'contract'] },
  {
    name: 'illustrations',
    files: /^web\/src\/sections\/illustrations\//,
    mayImport: ['ui', 'theme', 'paths', 'stores', 'content:types'],
  },
  {
    name: 'shared sections',
    files: /^web\/src\/sections\/shared\//,
    mayImport: ['illustrations', 'ui', 'theme', 'paths', 'stores', 'content:types'],
  },
  {
    name: 'sections',
    files: /^web\/src\/sections\/(home|industry|service|product|pricing|company|job)\//,
    mayImport: [
      'shared sections',
      'illustrations',
      'ui',
      'theme',
      'paths',
      'stores',
      'content:types',
    ],
  },
  {
    name: 'layout',
    files: /^web\/src\/layout\//,
    mayImport: ['ui', 'theme', 'paths', 'stores', 'content', 'islands'],
  },
  { name: 'api', files: /^web\/src\/api\//, mayImport: ['contract'] },
  {
    name: 'features',
    files: /^web\/src\/features\//,
    mayImport: ['contract', 'api', 'ui', 'theme', 'stores', 'content', 'paths', 'islands'],
  },
  {
    name: 'overlays',
    files: /^web\/src\/overlays\//,
    mayImport: ['features', 'ui', 'stores', 'islands', 'content', 'behaviours'],
  },
  {
    name: 'demo',
    files: /^web\/src\/demo\//,
    mayImport: [
      'contract',
      'fixtures',
      'api',
      'ui',
      'theme',
      'stores',
      'paths',
      // The summary that a customer takes home names plans and prices.
      'content',
      'mock-api',
      'overlays:later',
    ],
  },
  {
    name: 'pages',
    files: /^web\/src\/pages\//,
    mayImport: [
      'sections',
      'shared sections',
      'illustrations',
      'features',
      'layout',
      'content',
      'ui',
      'theme',
      'stores',
      'paths',
      'islands',
    ],
  },
  {
    name: 'routes',
    files: /^web\/src\/router\/routes\.tsx$/,
    mayImport: ['pages', 'paths', 'content'],
  },
  {
    name: 'entry',
    files: /^web\/src\/entry\//,
    mayImport: [
      'routes',
      'pages',
      'overlays',
      'layout',
      'behaviours',
      'islands',
      'stores',
      // What the home page's script fetches for the few who scanned.
      'features:later',
      'demo:later',
    ],
  },
  {
    name: 'pictures',
    files: /^web\/build\/pictures\//,
    // Drawn with the site's own parts.
    mayImport: ['build', 'content', 'sections', 'shared sections', 'illustrations', 'ui', 'theme'],
  },
  {
    name: 'build',
    files: /^web\/build\//,
    mayImport: ['entry:types', 'entry:later', 'paths', 'content', 'illustrations', 'ui', 'theme'],
  },
];

/** Tests drive their room from outside: with records, the mock and the render helper. */
const testsMayImport = ['contract', 'fixtures', 'mock-api', 'test', 'stores'];

const isTest = (file: string) => /\.(test|e2e)\.tsx?$/.test(file);

interface Import {
  specifier: string;
  /** How it is taken. */
  way: 'now' | 'types' | 'later';
}

function importsOf(file: string, source: string): Import[] {
  const found: Import[] = [];
  const visit = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const item = node as ModuleItem & {
      source?: { value: string };
      typeOnly?: boolean;
      callee?: { type: string };
      arguments?: { expression: { type: string; value?: string } }[];
    };
    if (/^(Import|Export\w*)Declaration$|^Export(All|Named)/.test(item.type) && item.source) {
      found.push({ specifier: item.source.value, way: item.typeOnly === true ? 'types' : 'now' });
    }
    const argument = item.callee?.type === 'Import' ? item.arguments?.[0]?.expression : undefined;
    if (argument?.value) found.push({ specifier: argument.value, way: 'later' });
    Object.values(node).forEach(visit);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('.tsx') }).body);
  return found;
}

const aliases: Record<string, string> = {
  '#contract/': 'web/contract/',
  '#fixtures/': 'fixtures/',
  '#mock-api/': 'mock-api/',
};

/** Path from the root that a specifier of ours leads to, without its extension; null for a package. */
function resolve(file: string, specifier: string): string | null {
  const alias = Object.keys(aliases).find((prefix) => specifier.startsWith(prefix));
  if (alias) return aliases[alias]! + specifier.slice(alias.length);
  if (specifier.startsWith('.')) return posix.join(dirname(file), specifier);
  return null;
}

/** Specifiers leave the extension out. */
const roomOf = (path: string) =>
  rooms.find(({ files }) => ['', '.ts', '.tsx'].some((extension) => files.test(path + extension)));

/** Sentences that name each import that crosses a border. */
function violations(file: string, source: string): string[] {
  const room = roomOf(file);
  if (!room) return [`${file} is in no room of the house`];
  return importsOf(file, source).flatMap(({ specifier, way }) => {
    const path = resolve(file, specifier);
    if (path === null) {
      const isAllowed = isTest(file) || !room.packages || room.packages.test(specifier);
      return isAllowed ? [] : [`${file} imports the package ${specifier}`];
    }
    const target = roomOf(path);
    const allowed = isTest(file)
      ? [...room.mayImport, ...testsMayImport, ...(room.testsMayImport ?? [])]
      : room.mayImport;
    const isApart = room.name === 'features' || room.name === 'sections';
    const isHome = target === room && (!isApart || file.split('/')[3] === path.split('/')[3]);
    const isAllowed =
      isHome ||
      (target && (allowed.includes(target.name) || allowed.includes(`${target.name}:${way}`)));
    return isAllowed ? [] : [`${file} imports ${specifier} (${target?.name ?? 'no room'})`];
  });
}

const houses = ['web', 'mock-api', 'fixtures', 'e2e'];
const sourceFiles = houses.flatMap((house) =>
  readdirSync(join(root, house), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'),
    )
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')),
);

test('no import crosses a border of the house', () => {
  expect(sourceFiles.length).toBeGreaterThan(50);
  const found = sourceFiles.flatMap((file) =>
    violations(file, readFileSync(join(root, file), 'utf8')),
  );
  expect(found).toEqual([]);
});

test.each([
  ['web/contract/contact.ts', "import { x } from '../src/router/paths';"],
  ['web/contract/contact.ts', "import React from 'react';"],
  ['fixtures/records.ts', "import { x } from '#mock-api/core/store';"],
  ['mock-api/resources/contact.ts', "export { site } from '../../web/src/content/site';"],
  ['mock-api/server/cli.ts', "import { x } from '../client/start-mock-api';"],
  ['e2e/support/servers/site.ts', "import { x } from '#mock-api/server/app';"],
  ['e2e/lead.e2e.ts', "import { paths } from '../../web/src/paths';"],
  ['web/src/test/render.tsx', "import { x } from '../pages/home-page';"],
  ['web/src/theme/tokens.ts', "import { x } from '../ui/numbers';"],
  ['web/src/paths.ts', "import { x } from '../content/site';"],
  ['web/src/paths.ts', "import { routes } from './routes';"],
  ['web/src/runtime/islands/root.tsx', "import { x } from '../ui/button';"],
  ['web/src/runtime/islands/root.tsx', "import { islands } from '../pages/islands';"],
  ['web/src/ui/button.tsx', "import { site } from '../content/site';"],
  ['web/src/ui/ring.tsx', "import { x } from '../behaviours/in-view';"],
  ['web/src/runtime/overlays/dialog-store.ts', "import { x } from '../overlays/overlays';"],
  ['web/src/pages/home/home-clock.ts', "const x = import('../overlays/overlays');"],
  ['web/src/runtime/behaviours/menus.ts', "import { x } from '../layout/menu-cover';"],
  ['web/src/content/pages/home.ts', "import { x } from '../sections/home/stars';"],
  ['web/src/sections/home/hero.tsx', "import { home } from '../../content/home';"],
  ['web/src/sections/home/hero.tsx', "import { Island } from '../../islands/island';"],
  ['web/src/sections/home/hero.tsx', "import { x } from '../job/job-label';"],
  ['web/src/sections/page-hero.tsx', "import { x } from '../home/stars';"],
  ['web/src/sections/illustrations/board.tsx', "import { x } from '../shared/page-hero';"],
  ['web/src/sections/hero.tsx', ''],
  ['web/src/layout/site-header.tsx', "import { x } from '../behaviours/menus';"],
  ['web/src/api/client.ts', "import { showToast } from '../stores/toast';"],
  ['web/src/features/ai-scan/form.tsx', "import { y } from '../free-intake/draft';"],
  ['web/src/features/ai-scan/form.tsx', "const y = import('#mock-api/msw/handlers');"],
  ['web/src/features/ai-scan/form.tsx', "import { y } from '../../overlays/overlays';"],
  ['web/src/app/overlays.tsx', "import { y } from '../pages/islands';"],
  ['web/src/app/overlays.tsx', "import { y } from '../layout/page-frame';"],
  ['web/src/demo/console/demo-console.tsx', "import { y } from '../pages/islands';"],
  ['web/src/demo/console/demo-console.tsx', "import { y } from '../overlays/overlays';"],
  ['web/src/pages/home/home-page.tsx', "import { y } from '../overlays/overlays';"],
  ['web/src/pages/home/home-page.tsx', "import { y } from '../behaviours/home-clock';"],
  ['web/src/pages/home/home-page.tsx', "import { y } from '../router/routes';"],
  ['web/src/pages/home/home-page.tsx', "import type { y } from '../entry/client';"],
  ['web/src/app/routes.tsx', "import { y } from '../sections/home/stars';"],
  ['web/src/app/client.ts', "import { y } from '../features/ai-scan/ai-scan-form';"],
  ['web/src/app/client.ts', "import { y } from '../demo/start-demo';"],
  ['web/src/app/client.ts', "void import('#mock-api/msw/handlers');"],
  ['web/build/prerender.ts', "import { renderPage } from '../src/entry/export';"],
  ['web/src/main.ts', ''],
  ['shop/cart.ts', ''],
])('a planted violation in %s is found: %s', (file, source) => {
  expect(violations(file, source)).toHaveLength(1);
});

test.each([
  ['e2e/support/servers/site.ts', "import { x } from '#mock-api/client/start-mock-api';"],
  ['web/src/sections/home/hero.tsx', "import type { HeroContent } from '../../content/home';"],
  ['web/src/sections/home/hero.tsx', "import { PageHero } from '../shared/page-hero';"],
  ['web/src/features/ai-scan/form.tsx', "import { limits } from './limits';"],
  ['web/src/features/ai-scan/form.test.tsx', "import { render } from '../../test/render';"],
  [
    'web/src/runtime/behaviours/menus.test.tsx',
    "import { SiteHeader } from '../layout/site-header';",
  ],
  ['web/src/app/client.ts', "void import('../demo/start-demo');"],
  ['web/build/prerender.ts', "await import('../src/entry/export');"],
  ['web/build/prerender.ts', "import type { RenderedPage } from '../src/entry/export';"],
])('an import within the plan passes in %s: %s', (file, source) => {
  expect(violations(file, source)).toEqual([]);
});
