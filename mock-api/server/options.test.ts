import { parseOptions } from './options';

it('uses port 4000 without a site and port 3000 with one', () => {
  expect(parseOptions([], {})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    dbFile: 'mock-api/data/db.json',
    hasApi: true,
  });
  expect(parseOptions(['--site', 'dist/site'], {}).port).toBe(3000);
});

it('reads the environment variables PORT, HOST and DB_FILE, and prefers --port to PORT', () => {
  const env = { PORT: '5000', HOST: '0.0.0.0', DB_FILE: 'x.json' };
  expect(parseOptions([], env)).toMatchObject({ port: 5000, host: '0.0.0.0', dbFile: 'x.json' });
  expect(parseOptions(['--port', '0'], env).port).toBe(0);
});

it.each([
  [['--port', 'x'], 'The port x is not a number from 0 to 65535.'],
  [['--port', '65536'], 'The port 65536 is not a number from 0 to 65535.'],
  [
    ['--fail', 'contact=500'],
    'The failure contact=500 is invalid. Use a list, a status from 400 to 599',
  ],
  [['--origin', '*'], 'The origin * is invalid. Use one such as https://staging.example.'],
  [['--fail', 'users=500:1'], 'The failure users=500:1 is invalid. Use a list'],
  [['--fail', 'contact=500:2'], 'The failure contact=500:2 is invalid. Use a list'],
  [['--fail', 'contact=399:1'], 'The failure contact=399:1 is invalid. Use a list'],
  [['--fail', 'PUT contact=500:1'], 'The failure PUT contact=500:1 is invalid. Use a list'],
  [['--now', 'tomorrow'], 'The time tomorrow is invalid. Use one such as 2026-03-01T08:00:00Z.'],
  [['--no-api'], '--no-api needs --site DIR.'],
  [['--prot', '1'], "Unknown option '--prot'"],
])('throws an error with a readable sentence for the flags %j', (args, sentence) => {
  expect(() => parseOptions(args, {})).toThrow(sentence);
});

it('reads the method, list, status and rate of --fail', () => {
  const flags = ['--fail', 'contact=429:0.5', '--fail', 'GET ai-scan=599:1'];
  expect(parseOptions(flags, {}).failures).toEqual({
    'POST contact': { status: 429, rate: 0.5 },
    'GET ai-scan': { status: 599, rate: 1 },
  });
});

it('allows --journal-bodies only if HOST is the loopback', () => {
  for (const HOST of ['', '127.0.0.1', '127.0.0.2', '::1', 'localhost'])
    expect(parseOptions(['--journal-bodies'], { HOST }).hasBodies).toBe(true);
  expect(() => parseOptions(['--journal-bodies'], { HOST: '127.example' })).toThrow(
    '--journal-bodies keeps personal data and works only on the loopback, not with the HOST 127.example.',
  );
});

it('accepts HOST and each --host-name as host names, in the form that a URL has', () => {
  const names = ['Mock-API', '::1', '[FD00::1]', '*'];
  const flags = names.flatMap((name) => ['--host-name', name]);
  expect(parseOptions(flags, { HOST: '0.0.0.0' }).hostNames).toEqual([
    '0.0.0.0',
    'mock-api',
    '[::1]',
    '[fd00::1]',
    '*',
  ]);
});

it.each(['mock-api:4000', 'mock api', 'a@b'])(
  'refuses the host name "%s", which no request can have',
  (name) => {
    expect(() => parseOptions(['--host-name', name], {})).toThrow(
      `The host name ${name} is invalid. Use a name without scheme, port and path, such as mock-api, or * for any.`,
    );
  },
);
