/** Packages that jest must compile, because they have no CommonJS build. */
const esmPackages = ['rettime', 'until-async', '@open-draft/deferred-promise', 'pixelmatch'];

const compile = (parser) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser,
      transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
    },
  },
];

/** Settings that all jest projects share. The repository's package.json lists the projects. */
export const base = {
  transform: {
    '\\.tsx$': compile({ syntax: 'typescript', tsx: true }),
    '\\.ts$': compile({ syntax: 'typescript' }),
    '\\.m?js$': compile({ syntax: 'ecmascript' }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
};

/** The tests in `src` that need no DOM. They run in Node, because jsdom and its set-up take a second per file. */
export const testsWithoutDom =
  'src/{content/**,brand/**,sections,pages/pricing,features/ai-scan}/*.test.ts';
