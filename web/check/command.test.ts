import { execFile } from 'node:child_process';
import { cleanUp, onCleanUp } from '#mock-api/test/support/clean-up';
import { runWithEach } from '#mock-api/test/support/run-with-each';
import { startSmallBackend } from '#mock-api/test/support/small-backend';
import { startSmallSite, type Change } from './small-site';

const siteUrl = 'https://www.example.com';

afterEach(cleanUp);

/** Runs the command. Resolves with its exit code and the lines that it printed to both outputs. */
const run = (...args: string[]) =>
  new Promise<{ code: unknown; out: string[]; err: string[] }>((resolve) => {
    const command = ['--import', 'tsx', 'web/hosting/check/cli.ts', ...args];
    execFile(process.execPath, command, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, out: linesOf(stdout), err: linesOf(stderr) }),
    );
  });
const linesOf = (text: string) => text.split('\n').filter(Boolean);

async function startSite(change?: Change) {
  const site = await startSmallSite({
    siteUrl,
    change,
    apiOrigin: await startSmallBackend(siteUrl),
  });
  onCleanUp(site.stop);
  return site.url;
}

it('for a site without faults, prints what it checked in at most 20 lines, and exits with 0', async () => {
  const url = await startSite();
  const { code, out, err } = await run(`${url}/`);
  expect({ code, err }).toEqual({ code: 0, err: [] });
  expect(out[0]).toBe(`${url} serves the site as it was built.`);
  expect(out.length).toBeLessThanOrEqual(20);
});

it('prints one line per fault in the order of its requests, without a stack, and exits with 1', async () => {
  let handleSecond = () => {};
  const second = new Promise<void>((resolve) => {
    handleSecond = resolve;
  });
  const url = await startSite(async (reply, path) => {
    if (path.includes('no-such')) reply.status = 200;
    if (path === '/about') reply.status = 500;
    if (path === '/solutions/no-such-page') handleSecond();
    if (path === '/no-such-page') await second;
  });
  expect(await run(url)).toEqual({
    code: 1,
    out: [],
    err: [
      '/about: status 500 instead of 200',
      '/no-such-page, /solutions/no-such-page: status 200 instead of 404',
    ],
  });
});

it('prints its usage for wrong arguments, and exits with 2', async () => {
  const wrong = {
    'no address': [],
    'an address without https://': ['www.example.com'],
    'http on another machine': ['http://www.example.com'],
    'two addresses': ['https://www.example.com', 'https://example.com'],
    'an unknown flag': ['https://www.example.com', '--all'],
  };
  const runs = await runWithEach('web/hosting/check/cli.ts', Object.values(wrong));
  const usage = 'Usage: npm run check:deploy -- URL [--slash-form-may-answer]';
  const expected = { code: 2, out: [], err: [usage, ...Array(3).fill(expect.any(String))] };
  for (const [index, what] of Object.keys(wrong).entries())
    expect({ what, ...runs[index] }).toEqual({ what, ...expected });
});
