import { execFile } from 'node:child_process';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resourceNames } from '#mock-api/resources/registry';
import { cleanUp, onCleanUp } from '#mock-api/test/support/clean-up';
import { startSmallBackend } from '#mock-api/test/support/small-backend';
import { startSmallSite } from './small-site';

const siteUrl = 'https://www.example.com';

afterEach(cleanUp);

const run = (file: 'deploy' | 'backend', ...args: string[]) =>
  new Promise<{ code: unknown; out: string[]; err: string[] }>((resolve) => {
    const command = ['--import', 'tsx', `web/check/${file}.ts`, ...args];
    execFile(process.execPath, command, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, out: linesOf(stdout), err: linesOf(stderr) }),
    );
  });
const linesOf = (text: string) => text.split('\n').filter(Boolean);

/** Starts a server that answers each request with 404 and keeps the headers of the requests. */
async function startEmptyServer() {
  const received: IncomingHttpHeaders[] = [];
  const server = createServer((req, res) => {
    received.push(req.headers);
    res.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onCleanUp(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

it.each([
  ['deploy', []],
  ['backend', ['--origin', siteUrl]],
] as const)(
  'check:%s sends the given headers and the credentials of the URL with each request, and prints JSON without the password',
  async (file, flags) => {
    const { host, received } = await startEmptyServer();
    const more = ['--header', 'X-Staging: yes', '--header', 'X-Team: a: b', '--json'];
    const { code, out, err } = await run(file, `http://qa:secret@${host}`, ...flags, ...more);
    expect({ code, err }).toEqual({ code: 1, err: [] });
    expect(out.join()).not.toContain('secret');
    const printed = JSON.parse(out.join('\n')) as { url: string; faults: string[] };
    expect(printed.url).toBe(`http://${host}`);
    expect(printed.faults.join()).toContain('status 404 instead of 20');
    const authorization = `Basic ${Buffer.from('qa:secret').toString('base64')}`;
    for (const headers of received)
      expect(headers).toMatchObject({ authorization, 'x-staging': 'yes', 'x-team': 'a: b' });
  },
);

it('check:deploy prints one line per fault in the order of its requests, without a stack, and exits with 1', async () => {
  let handleSecond = () => {};
  const second = new Promise<void>((resolve) => {
    handleSecond = resolve;
  });
  const site = await startSmallSite({
    siteUrl,
    apiOrigin: await startSmallBackend(siteUrl),
    async change(reply, path) {
      if (path.includes('no-such')) reply.status = 200;
      if (path === '/about') reply.status = 500;
      if (path === '/solutions/no-such-page') handleSecond();
      if (path === '/no-such-page') await second;
    },
  });
  onCleanUp(site.stop);
  expect(await run('deploy', `${site.url}/`)).toEqual({
    code: 1,
    out: [],
    err: [
      '/about: status 500 instead of 200',
      '/no-such-page, /solutions/no-such-page: status 200 instead of 404',
    ],
  });
});

it('check:backend prints the ids of its test records and exits with code 0 when the backend has no fault', async () => {
  const url = await startSmallBackend(siteUrl);
  expect(await run('backend', `${url}/`, '--origin', `${siteUrl}/`)).toEqual({
    code: 0,
    out: [
      `${url} fulfils the contract for a site at ${siteUrl}.`,
      '/api/contact: please delete the test records 1, 2.',
      ...resourceNames
        .slice(1)
        .map((name) => expect.stringMatching(`^/api/${name}: please delete the test records \\d`)),
    ],
    err: [],
  });
});

const deployUsage = 'check:deploy -- URL [--slash-form-may-answer]';

it.each([
  ['deploy', 'http on another machine', ['http://www.example.com'], deployUsage],
  ['deploy', 'a header without a value', [siteUrl, '--header', 'X-Staging'], deployUsage],
  [
    'backend',
    'an origin without http or https',
    ['http://localhost:9', '--origin', 'www.example.com'],
    'check:backend -- URL --origin SITE',
  ],
] as const)('check:%s prints its usage for %s, and exits with 2', async (file, _what, args, usage) => {
  expect(await run(file, ...args)).toEqual({
    code: 2,
    out: [],
    err: [`Usage: npm run ${usage}`, ...Array<unknown>(5).fill(expect.any(String))],
  });
});
