import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { buildContactVariantA } from '#fixtures/build-contact';
import { cleanUp, newFolder } from '../support/clean-up';
import { exchange, request } from '../support/exchange';
import { killRounds } from '../support/kill-rounds';
import { startRealServer, type RealServer } from '../support/real-server';

// Short versions of the tests in `npm run test:api`. On a busy machine, server processes start slowly.
jest.setTimeout(60_000);

afterEach(cleanUp);

it('loses no record, stores none twice and keeps the file valid when the server is killed twice under load', async () => {
  const report = await killRounds(2);
  expect(report).toMatchObject({ lost: 0, doubled: 0, corrupt: 0 });
  expect(report.acknowledged).toBeGreaterThan(0);
});

async function postSecret({ url }: RealServer) {
  const { status } = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(buildContactVariantA({ email: 'jane@secret.example' })),
  });
  expect(status).toBe(201);
}

it('sends no lead to a foreign host name or origin, and listens only on 127.0.0.1', async () => {
  const own = await startRealServer({ env: { HOST: '' } });
  await postSecret(own);
  const read = (path: string, headers: string[]) =>
    exchange(own.port, request(`GET ${path}`, headers));
  for (const path of ['/api/contact', '/api/contact/1', '/api/contact?id=1']) {
    expect((await read(path, [])).text).toContain('jane@secret.example');
    for (const header of [
      'Host: evil.example',
      'Host: localhost.evil.example:80',
      'Host: 127.0.0.1.evil.example',
      'Host: [::2]',
      'Host: /',
      'Origin: https://evil.example',
      'Origin: null',
      'Origin: http://localhost.evil.example',
    ]) {
      const response = await read(path, [header]);
      expect(`${header} ${response.status}`).toBe(`${header} 403`);
      expect(response.text).not.toContain('secret');
      expect(response.headers).not.toMatch(/access-control-allow-origin/i);
    }
  }
  // On Linux every address in 127.0.0.0/8 is local. A server that listens on all addresses would accept 127.0.0.2.
  const refused = process.platform === 'linux' ? /^ECONNREFUSED$/ : /./;
  expect(await connectionTo(own.port, '127.0.0.2')).toMatch(refused);
});

function connectionTo(port: number, host: string) {
  return new Promise<string>((resolve) => {
    const socket = connect(port, host, () => {
      socket.destroy();
      resolve('connected');
    });
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
  });
}

it('stores no document of a complete, refused or broken upload, and prints nothing that a visitor typed', async () => {
  const temporary = await newFolder();
  const own = await startRealServer({ env: { TMPDIR: temporary } });
  const call = (path: string, init?: RequestInit) => fetch(own.url + path, init);
  const upload = (name: string) => {
    const body = new FormData();
    body.append('type', 'documents');
    body.append('files', new File(['%PDF-1.7 our secret recipe'], name));
    return call('/api/ai-scan', { method: 'POST', body });
  };
  expect((await upload('a.pdf')).status).toBe(200);
  expect((await upload('a.exe')).status).toBe(422);
  await breakOff(own.port, 'our secret recipe');
  await postSecret(own);
  await call('/api/contact?email=jane@secret.example');
  await call('/api/jane@secret.example');

  const { out, err } = await own.end();
  expect(out).toMatch(/ POST \/api\/ai-scan 200 \d+ ms\n/);
  expect(out + err).not.toMatch(/secret|jane|recipe|Zandbergen|bakery/i);
  expect((await own.lists())['ai-scan']).toEqual([
    {
      id: 1,
      type: 'documents',
      files: [{ name: 'a.pdf', size: 26, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }],
      createdAt: expect.any(String),
    },
  ]);
  for (const folder of [dirname(own.file), temporary])
    expect(await textsIn(folder)).not.toContain('recipe');
});

/** Starts an upload, and closes the connection as soon as the server reads the form. */
function breakOff(port: number, content: string) {
  return new Promise<void>((resolve) => {
    const head = 'Content-Disposition: form-data; name="files"; filename="b.txt"';
    const body = `--x\r\n${head}\r\n\r\n${content}`;
    const headers = ['Content-Type: multipart/form-data; boundary=x', 'Content-Length: 9999'];
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(request('POST /api/ai-scan', [...headers, 'Expect: 100-continue'], body)),
    );
    // The server sends 100 Continue when it starts to read the form.
    socket.once('data', () => socket.destroy());
    socket.on('close', () => resolve());
  });
}

async function textsIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = files.map((file) => readFile(join(file.parentPath, file.name), 'latin1'));
  return (await Promise.all(texts)).join('\n');
}
