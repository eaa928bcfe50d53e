/** Every room is a folder or a file of `web/src`, except those that stand elsewhere. */
const elsewhere = {
  'web/': ['contract', 'build', 'tools'],
  '': ['fixtures', 'mock-api', 'e2e'],
};

const forMock = 'contract, fixtures';
const forFeatures = 'contract, api, brand, content, runtime, stores, ui, theme, paths.ts';
const forPages = 'features, layout, sections, brand, content, runtime, ui, theme, paths.ts';
const forDemo = `fixtures, mock-api, features, ${forFeatures}`;
const forShown = `demo/state, demo/ui, ${forDemo}`;
const forConsole = `demo/presenter/open-presenter.ts, demo/scan, demo/inbox, demo/tour, demo/summary, demo/offline, ${forShown}`;

/**
 * Who may import whom: rooms, and what they may import besides packages and their own files. Everything else is an error.
 * `X:types` allows types alone, `X:import()` allows code that loads on demand. The star makes each folder a room of its
 * own. A room that another row names more closely, such as `demo/ui`, is no part of the wider one.
 */
const rows = {
  contract: '',
  'paths.ts, theme, stores': '',
  'fixtures, api': 'contract',

  'mock-api/resources': forMock,
  'mock-api/core': `mock-api/resources, ${forMock}`,
  'mock-api/scan-upload': `mock-api/core, mock-api/resources, ${forMock}`,
  'mock-api/msw, mock-api/server': `mock-api/scan-upload, mock-api/core, mock-api/resources, ${forMock}`,
  'mock-api/check': `mock-api/resources, ${forMock}`,
  'mock-api/client': 'mock-api/resources/registry.ts, contract:types, mock-api:types',
  'mock-api/package': '',
  'mock-api/bench/row.ts': '',
  'mock-api/bench, mock-api/test': `mock-api, ${forMock}`,
  e2e: 'contract, fixtures, mock-api/client, mock-api/bench/row.ts',

  content: 'contract, paths.ts',
  ui: 'theme',
  brand: 'ui, theme, content:types',
  runtime: 'content, stores',
  layout: 'brand, runtime, ui, theme, paths.ts, content',
  sections: 'brand, runtime, ui, theme, paths.ts, content:types',
  'features/*': forFeatures,
  'pages/*, pages/not-found-page.tsx': forPages,

  'demo/state, demo/ui': forDemo,
  'demo/scan, demo/inbox, demo/tour, demo/summary, demo/offline': forShown,
  'demo/console': forConsole,
  // The console's button and the ribbon's key open the presenter's window.
  'demo/presenter/open-presenter.ts': 'demo/state',
  'demo/presenter': `demo/console, ${forConsole}`,
  demo: forDemo,

  // Runs on every visit: it reaches the pages through islands.ts alone.
  'app/client.ts': 'app, runtime, stores, pages/home/home-clock.ts, demo:import()',
  app: `api, stores, pages, ${forPages}, demo:import()`,
  build: 'app, content, paths.ts',
  tools: 'build, sections, brand, content, theme',
  test: `app, features, runtime, mock-api, ${forMock}`,
};

/** What tests may import besides: for all rooms, and for one room whose tests use the HTML of others. */
const forTests = ['test', 'fixtures', 'mock-api'];
const htmlForTests = { runtime: ['layout', 'ui'] };

const isTest = '\\.test\\.tsx?$';
const isNoTest = '(?<!\\.test\\.tsx?)$';
const isConfiguration = '\\.(config|base)\\.mjs$';

const namesIn = (list) => list.split(', ').filter(Boolean);
const rooms = Object.keys(rows).flatMap(namesIn);

/** Returns the pattern of a room's paths; `folder` replaces the star. */
function pathOf(room, folder = '[^/]+') {
  const top = room.split('/')[0];
  const place = Object.keys(elsewhere).find((each) => elsewhere[each].includes(top));
  const path = room.replace('*', folder).replace(/\.(?=tsx?$)/, '(\\.test)?\\.');
  return `^${place ?? 'web/src/'}${path}${/\.tsx?$/.test(room) ? '$' : '/'}`;
}

const error = (name, from, to) => ({ name, severity: 'error', from, to });

/** Returns the rules of one room; `$1` is the folder that the star of its name stands for. */
function rulesOf(room, allowed) {
  const inner = rooms.filter((each) => each.startsWith(`${room}/`)).map((each) => pathOf(each));
  const filesBut = (files) => ({
    path: pathOf(room, '([^/]+)'),
    pathNot: [...inner, isConfiguration, files],
  });
  const own = pathOf(room, '$1');
  const allBut = (names) => ({
    pathNot: [own, 'node_modules/', ...names.map((name) => pathOf(name))],
    dependencyTypesNot: ['core'],
  });
  const targets = allowed.map((entry) => entry.split(':'));
  const names = targets.map(([name]) => name);
  const plain = targets.filter(([, way]) => !way).map(([name]) => pathOf(name));
  const forbiddenWay = { types: { exoticallyRequired: false }, 'import()': { dynamic: false } };
  return [
    error(room, filesBut(isTest), allBut(names)),
    error(room, filesBut(isNoTest), allBut([...names, ...forTests, ...(htmlForTests[room] ?? [])])),
    ...targets
      .filter(([, way]) => way)
      .map(([name, way]) =>
        error(room, filesBut(isTest), {
          path: pathOf(name),
          pathNot: [own, ...plain],
          ...forbiddenWay[way],
        }),
      ),
  ];
}

const inNoRoom = {
  pathNot: [...rooms.map((room) => pathOf(room)), isConfiguration, 'node_modules/'],
};

module.exports = {
  forbidden: [
    ...Object.entries(rows).flatMap(([names, allowed]) =>
      namesIn(names).flatMap((room) => rulesOf(room, namesIn(allowed))),
    ),
    error(
      'contract: zod alone',
      { path: pathOf('contract'), pathNot: isTest },
      { pathNot: 'node_modules/zod/', dependencyTypesNot: ['local'] },
    ),
    error('in no room', inNoRoom, {}),
    error('in no room', { orphan: true, ...inNoRoom }, {}),
    error('a circle', {}, { circular: true }),
  ],
  options: {
    // Its parser for TypeScript needs TypeScript 6 or older, and its swc parser reads no TSX.
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
