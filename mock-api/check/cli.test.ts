import { execFile } from 'node:child_process';
import { resourceNames } from '../resources/registry';
import { cleanUp } from '../test/support/clean-up';
import { startSmallBackend } from '../test/support/small-backend';

const site = 'https://www.example.com';

afterEach(cleanUp);

const run = (...args: string[]) =>
  new Promise<{ code: unknown; out: string[]; err: string[] }>((resolve) => {
    const command = ['--import', 'tsx', 'mock-api/check/cli.ts', ...args];
    execFile(process.execPath, command, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, out: linesOf(stdout), err: linesOf(stderr) }),
    );
  });
const linesOf = (text: string) => text.split('\n').filter(Boolean);

it('prints the ids of its test records and exits with code 0 when the backend has no fault', async () => {
  const url = await startSmallBackend(site);
  expect(await run(`${url}/`, '--origin', `${site}/`)).toEqual({
    code: 0,
    out: [
      `${url} fulfils the contract for a site at ${site}.`,
      '/api/contact: please delete the test records 1, 2.',
      ...resourceNames
        .slice(1)
        .map((name) => expect.stringMatching(`^/api/${name}: please delete the test records \\d`)),
    ],
    err: [],
  });
});

it('prints one line per fault, without a stack trace, and exits with code 1', async () => {
  const url = await startSmallBackend(site, {
    change: ({ body }) => delete body?.nextSteps,
  });
  expect(await run(url, '--origin', site)).toEqual({
    code: 1,
    out: [],
    err: [
      'POST /api/ai-scan, WebsiteScan: "nextSteps" is missing',
      'POST /api/ai-scan, DocumentsScan: "nextSteps" is missing',
    ],
  });
});

const url = 'http://localhost:9';
it.each([
  ['no origin', [url]],
  ['an origin without http or https', [url, '--origin', 'www.example.com']],
  ['an unknown flag', [url, '--origin', site, '--all']],
])('prints its usage for %s, and exits with code 2', async (_what, args) => {
  const usage = 'Usage: npm run check:backend -- URL --origin SITE';
  const err = [usage, ...Array(3).fill(expect.any(String))];
  expect(await run(...args)).toEqual({ code: 2, out: [], err });
});
