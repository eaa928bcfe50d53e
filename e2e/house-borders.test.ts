import { parseSync, type ModuleItem } from '@swc/core';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { root } from './support/root';

/**
 * The plan of the house (README: layout): which room may import from which. A room may always import from itself
 * and from packages; everything unlisted is an error. The first room whose pattern fits a file is its room.
 */
const rooms: { name: string; files: RegExp; mayImport: string[]; packages?: RegExp }[] = [
  { name: 'contract', files: /^web\/contract\//, mayImport: [], packages: /^zod/ },
  { name: 'fixtures', files: /^fixtures\//, mayImport: ['contract'] },
  { name: 'mock-api', files: /^mock-api\//, mayImport: ['contract', 'fixtures'] },
  { name: 'e2e', files: /^e2e\//, mayImport: ['contract', 'fixtures'] },
  {
    name: 'test',
    files: /^web\/src\/test\//,
    mayImport: ['contract', 'fixtures', 'mock-api', 'stores', 'layout', 'ui', 'web'],
  },
  { name: 'theme', files: /^web\/src\/theme\//, mayImport: [] },
  { name: 'paths', files: /^web\/src\/paths\.ts$/, mayImport: [] },
  { name: 'ui', files: /^web\/src\/ui\//, mayImport: ['theme'] },
  { name: 'stores', files: /^web\/src\/stores\//, mayImport: ['contract'] },
  { name: 'content', files: /^web\/src\/content\//, mayImport: ['paths', 'contract'] },
  {
    name: 'sections',
    files: /^web\/src\/sections\//,
    mayImport: ['ui', 'theme', 'paths', 'stores', 'content:types'],
  },
  {
    name: 'layout',
    files: /^web\/src\/layout\//,
    mayImport: ['ui', 'theme', 'paths', 'stores', 'content'],
  },
  { name: 'api', files: /^web\/src\/api\//, mayImport: ['contract'] },
  {
    name: 'feature',
    files: /^web\/src\/features\//,
    mayImport: ['contract', 'api', 'ui', 'theme', 'stores', 'content', 'paths'],
  },
  {
    name: 'demo',
    files: /^web\/src\/demo\//,
    mayImport: ['contract', 'api', 'ui', 'theme', 'stores', 'mock-api'],
  },
  {
    name: 'pages',
    files: /^web\/src\/pages\//,
    mayImport: ['sections', 'feature', 'layout', 'content', 'ui', 'theme', 'stores', 'paths'],
  },
  {
    name: 'build',
    files: /^web\/build\//,
    // The pictures for sharing are drawn with the site's own parts.
    mayImport: ['web', 'paths', 'content', 'sections', 'ui', 'theme'],
  },
  {
    name: 'web',
    files: /^web\/src\/[^/]+$/,
    mayImport: [
      'pages',
      'feature',
      'layout',
      'content',
      'sections',
      'api',
      'stores',
      'ui',
      'theme',
      'paths',
      'contract',
      'demo',
    ],
  },
];

/** Tests drive their room from outside: with records, the mock and the render helper. */
const testsMayImport = ['contract', 'fixtures', 'mock-api', 'test', 'stores', 'web'];

const isTest = (file: string) => /\.(test|e2e)\.tsx?$/.test(file);

interface Import {
  specifier: string;
  isTypeOnly: boolean;
}

function importsOf(source: string): Import[] {
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
      found.push({ specifier: item.source.value, isTypeOnly: item.typeOnly === true });
    }
    const argument = item.callee?.type === 'Import' ? item.arguments?.[0]?.expression : undefined;
    if (argument?.value) found.push({ specifier: argument.value, isTypeOnly: false });
    Object.values(node).forEach(visit);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: true }).body);
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

const roomOf = (path: string) =>
  rooms.find(({ files }) => files.test(path) || files.test(`${path}.ts`));

/** Sentences that name each import that crosses a border. */
function violations(file: string, source: string): string[] {
  const room = roomOf(file);
  if (!room) return [`${file} is in no room of the house`];
  return importsOf(source).flatMap(({ specifier, isTypeOnly }) => {
    const path = resolve(file, specifier);
    if (path === null) {
      const isAllowed = isTest(file) || !room.packages || room.packages.test(specifier);
      return isAllowed ? [] : [`${file} imports the package ${specifier}`];
    }
    const target = roomOf(path);
    const allowed = isTest(file) ? [...room.mayImport, ...testsMayImport] : room.mayImport;
    const isFeature = room.name === 'feature' && target?.name === 'feature';
    const isHome = isFeature ? file.split('/')[3] === path.split('/')[3] : target === room;
    const isAllowed =
      isHome ||
      (target && allowed.includes(target.name)) ||
      (target && isTypeOnly && allowed.includes(`${target.name}:types`));
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
  ['web/contract/contact.ts', "import { x } from '../src/paths';"],
  ['web/contract/contact.ts', "import React from 'react';"],
  ['web/src/ui/button.tsx', "import { site } from '../content/site';"],
  ['web/src/sections/hero.tsx', "import { home } from '../content/home';"],
  ['web/src/features/ai-scan/form.tsx', "import { y } from '../free-intake/draft';"],
  ['web/src/features/ai-scan/form.tsx', "const y = import('#mock-api/msw/handlers');"],
  ['mock-api/resources/contact.ts', "export { site } from '../../web/src/content/site';"],
  ['e2e/lead.e2e.ts', "import { paths } from '../web/src/paths';"],
  ['shop/cart.ts', ''],
])('a planted violation in %s is found: %s', (file, source) => {
  expect(violations(file, source)).toHaveLength(1);
});

test.each([
  ['web/src/sections/hero.tsx', "import type { HeroContent } from '../content/home';"],
  ['web/src/features/ai-scan/form.tsx', "import { limits } from './limits';"],
  ['web/src/features/ai-scan/form.test.tsx', "import { render } from '../../test/render';"],
  ['web/src/main.ts', "void import('./demo/start-mock');"],
])('an import within the plan passes in %s: %s', (file, source) => {
  expect(violations(file, source)).toEqual([]);
});
