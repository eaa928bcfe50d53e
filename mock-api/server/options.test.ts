import { parseOptions } from './options';

it('listens on 4000 for the API alone and on 3000 with a site', () => {
  expect(parseOptions([], {})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    dbFile: 'mock-api/data/db.json',
    hasApi: true,
  });
  expect(parseOptions(['--site', 'dist/site'], {}).port).toBe(3000);
});

it('takes PORT, HOST and DB_FILE, and --port before PORT', () => {
  const env = { PORT: '5000', HOST: '0.0.0.0', DB_FILE: 'x.json' };
  expect(parseOptions([], env)).toMatchObject({ port: 5000, host: '0.0.0.0', dbFile: 'x.json' });
  expect(parseOptions(['--port', '0'], env).port).toBe(0);
});

it.each([
  [['--port', 'x'], 'The port x is not a number from 0 to 65535.'],
  [['--port', '65536'], 'The port 65536 is not a number from 0 to 65535.'],
  [['--no-api'], '--no-api needs --site DIR.'],
  [['--prot', '1'], "Unknown option '--prot'"],
])('refuses %j with a sentence', (args, sentence) => {
  expect(() => parseOptions(args, {})).toThrow(sentence);
});
