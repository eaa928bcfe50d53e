import { execFile } from 'node:child_process';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { resourceNames } from '#mock-api/resources/registry';
import { cleanUp } from '#mock-api/test/support/clean-up';
import { serve } from '#mock-api/test/support/serve';
import { startTestServer } from '#mock-api/test/support/start-test-server';

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
  return { host: `127.0.0.1:${(await serve(server)).port}`, received };
}

const authorization = `Basic ${Buffer.from('qa:secret').toString('base64')}`;
const headerFlags = ['--header', 'X-Staging: yes', '--header', 'X-Team: a: b'];

it('check:deploy sends the given headers and the credentials of the URL, prints one line per fault without the password or a stack, and exits with 1', async () => {
  const { host, received } = await startEmptyServer();
  const { code, out, err } = await run('deploy', `http://qa:secret@${host}`, ...headerFlags);
  expect({ code, out }).toEqual({ code: 1, out: [] });
  expect(err[0]).toMatch(/^\/, \/solutions and \d+ more: status 404 instead of 200$/);
  for (const line of err) expect(line).toMatch(/^\/.*: \S/);
  expect(err.join()).not.toContain('secret');
  for (const headers of received)
    expect(headers).toMatchObject({ authorization, 'x-staging': 'yes', 'x-team': 'a: b' });
});

it('check:backend sends the given headers and the credentials of the URL, and prints JSON without the password', async () => {
  const { host, received } = await startEmptyServer();
  const flags = ['--origin', siteUrl, ...headerFlags, '--json'];
  const { code, out, err } = await run('backend', `http://qa:secret@${host}`, ...flags);
  expect({ code, err }).toEqual({ code: 1, err: [] });
  expect(out.join()).not.toContain('secret');
  const printed = JSON.parse(out.join('\n')) as { url: string; faults: string[] };
  expect(printed.url).toBe(`http://${host}`);
  expect(printed.faults.join()).toContain('status 404 instead of 20');
  for (const headers of received)
    expect(headers).toMatchObject({ authorization, 'x-staging': 'yes', 'x-team': 'a: b' });
});

it('check:backend prints the ids of its test records and exits with code 0 when the backend has no fault', async () => {
  const { url } = await startTestServer({ origins: [siteUrl] });
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

it.each([
  [
    'deploy',
    'http on another machine',
    ['http://www.example.com'],
    'http://www.example.com must be https, unless it is on this machine.',
  ],
  ['deploy', 'no URL', [], 'The URL is missing.'],
  ['deploy', 'a wrong header', ['https://a.example', '--header', 'X'], 'X is not a header'],
  [
    'backend',
    'an origin without http or https',
    ['http://localhost:9', '--origin', 'www.example.com'],
    '--origin www.example.com is not an http or https address.',
  ],
] as const)(
  'check:%s says what is wrong and prints its usage for %s, and exits with 2',
  async (file, _what, args, sentence) => {
    const { code, out, err } = await run(file, ...args);
    expect({ code, out }).toEqual({ code: 2, out: [] });
    expect(err[0]).toContain(sentence);
    expect(err[1]).toMatch(`Usage: npm run check:${file} -- URL`);
    expect(err.join()).toMatch(/--header .*--json .*Exits with 0 .* 1 .* 2 /s);
  },
);
