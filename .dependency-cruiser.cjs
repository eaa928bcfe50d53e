/** The areas outside `web/src`, by their parent folder. Every other area is a folder or a file of `web/src`. */
const outsideSrc = {
  'web/': ['contract', 'build', 'check', 'tools'],
  '': ['fixtures', 'mock-api', 'e2e'],
};

const forMock = 'contract, fixtures';
const forFeatures = 'contract, api, brand, content, runtime, stores, ui, theme, paths.ts';
const forPages = 'features, layout, sections, brand, content, runtime, ui, theme, paths.ts';
const forDemo = `fixtures, mock-api, features, ${forFeatures}`;
const forShown = `demo/state, demo/ui, ${forDemo}`;
const forConsole = `demo/inbox, demo/tour, demo/summary, demo/offline, ${forShown}`;

/**
 * The allowed imports. Each row names areas, and then the areas from which their files may import. Files may also
 * import packages and other files of their own area. Any other import is an error. `X:types` allows only types from X,
 * and `X:import()` only dynamic imports. A star makes each folder that it matches a separate area. The row of `demo`
 * does not apply to more specific areas, such as `demo/ui`.
 */
const rows = {
  contract: '',
  'paths.ts, theme, stores': '',
  fixtures: 'contract',
  api: 'contract, stores',

  'mock-api/resources': forMock,
  'mock-api/core': `mock-api/resources, ${forMock}`,
  'mock-api/msw, mock-api/server': `mock-api/core, mock-api/resources, ${forMock}`,
  'mock-api/qa':
    'mock-api/resources/registry.ts, mock-api/core/memory-store.ts, mock-api/core/scenarios.ts, mock-api/msw, contract:types, mock-api:types',
  'mock-api/test': `mock-api, ${forMock}`,
  // The journeys (tests in a browser) check in their own process whether a build is up to date, because a start of the
  // build takes much longer.
  e2e: 'contract, fixtures, mock-api/qa, build/flavour.ts, build/freshness.ts',

  content: 'contract, paths.ts',
  ui: 'theme',
  brand: 'ui, theme, content:types',
  runtime: 'content, stores',
  layout: 'brand, runtime, ui, theme, paths.ts, content',
  sections: 'brand, runtime, ui, theme, paths.ts, content:types',
  'features/*': forFeatures,
  'pages/*, pages/not-found-page.tsx': forPages,

  'demo/state, demo/ui': forDemo,
  'demo/inbox, demo/tour, demo/summary, demo/offline': forShown,
  'demo/console': forConsole,
  'demo/presenter': `demo/console, ${forConsole}`,
  demo: forDemo,

  // The client script runs on every visit, so it loads the code of a page only through `app/islands.ts`.
  'app/client.ts': 'app, runtime, stores, pages/home/home-clock.ts, demo:import()',
  app: `api, stores, pages, ${forPages}, demo:import()`,
  build: 'app, content, paths.ts',
  // `check:backend` reads the API's lists from the mock API's registry, so that it needs no table of its own.
  check: 'build, content, contract, paths.ts, mock-api/resources',
  tools: 'brand, content, theme',
  test: `app, features, runtime, content, mock-api, ${forMock}`,
};

/** The areas that tests in every area may also import. */
const forTests = ['test', 'fixtures', 'mock-api'];
/** The areas that tests of `runtime` may also import, because they render the HTML of these areas. */
const htmlForTests = { runtime: ['layout', 'ui'] };

const isTest = '(\\.test\\.tsx?|/__mocks__/[^/]+)$';
const isNotTest = '(?<!\\.test\\.tsx?|/__mocks__/[^/]+)$';
const isConfiguration = '\\.(config|base)\\.mjs$';

const namesIn = (list) => list.split(', ').filter(Boolean);
const areas = Object.keys(rows).flatMap(namesIn);

/** Returns a regular expression for the paths of an area's files; `folder` replaces the star in the area's name. */
function pathOf(area, folder = '[^/]+') {
  const top = area.split('/')[0];
  const place = Object.keys(outsideSrc).find((each) => outsideSrc[each].includes(top));
  const path = area.replace('*', folder).replace(/\.(?=tsx?$)/, '(\\.test)?\\.');
  return `^${place ?? 'web/src/'}${path}${/\.tsx?$/.test(area) ? '$' : '/'}`;
}

const error = (name, from, to) => ({ name, severity: 'error', from, to });

/** Returns dependency-cruiser's rules for one area. `$1` is the folder that the star in the area's name matches. */
function rulesOf(area, allowed) {
  const inner = areas.filter((each) => each.startsWith(`${area}/`)).map((each) => pathOf(each));
  const filesBut = (files) => ({
    path: pathOf(area, '([^/]+)'),
    pathNot: [...inner, isConfiguration, files],
  });
  const own = pathOf(area, '$1');
  const allBut = (names) => ({
    pathNot: [own, 'node_modules/', ...names.map((name) => pathOf(name))],
    dependencyTypesNot: ['core'],
  });
  const targets = allowed.map((entry) => entry.split(':'));
  const names = targets.map(([name]) => name);
  const plain = targets.filter(([, way]) => !way).map(([name]) => pathOf(name));
  const forbiddenWay = { types: { exoticallyRequired: false }, 'import()': { dynamic: false } };
  return [
    error(area, filesBut(isTest), allBut(names)),
    error(
      area,
      filesBut(isNotTest),
      allBut([...names, ...forTests, ...(htmlForTests[area] ?? [])]),
    ),
    ...targets
      .filter(([, way]) => way)
      .map(([name, way]) =>
        error(area, filesBut(isTest), {
          path: pathOf(name),
          pathNot: [own, ...plain],
          ...forbiddenWay[way],
        }),
      ),
  ];
}

const outsideTable = {
  pathNot: [...areas.map((area) => pathOf(area)), isConfiguration, 'node_modules/'],
};

module.exports = {
  forbidden: [
    ...Object.entries(rows).flatMap(([names, allowed]) =>
      namesIn(names).flatMap((area) => rulesOf(area, namesIn(allowed))),
    ),
    error(
      'contract: zod alone',
      { path: pathOf('contract'), pathNot: isTest },
      { pathNot: 'node_modules/zod/', dependencyTypesNot: ['local'] },
    ),
    error('not in the table', outsideTable, {}),
    error('not in the table', { orphan: true, ...outsideTable }, {}),
    error('circular import', {}, { circular: true }),
  ],
  options: {
    // Dependency-cruiser's TypeScript parser needs TypeScript 6 or older. Its swc parser reads TSX only since
    // dependency-cruiser 18, which needs Node 22, and this project supports Node 20.
    parser: 'acorn',
    babelConfig: { fileName: require.resolve('./e2e/house/keep-imports.cjs') },
    moduleSystems: ['es6', 'cjs'],
    exoticRequireStrings: ['importType'],
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
