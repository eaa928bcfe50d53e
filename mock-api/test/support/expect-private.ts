import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { buildContactVariantA } from '#fixtures/build-contact';
import { newFolder } from './clean-up';
import { createClient } from './client';
import { exchange, request } from './exchange';
import { startRealServer } from './real-server';

/** Expects that only local pages and programs can read leads. */
export async function expectLeadsUnlisted() {
  const server = await startRealServer({ env: { HOST: '' } });
  const { post } = await createClient(server);
  await post('/api/contact', buildContactVariantA({ email: 'jane@secret.example' }));
  const read = (path: string, headers: string[]) =>
    exchange(server.port, request(`GET ${path}`, headers));
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
      const answer = await read(path, [header]);
      expect(`${header} ${answer.status}`).toBe(`${header} 403`);
      expect(answer.text).not.toContain('secret');
      expect(answer.headers).not.toMatch(/access-control-allow-origin/i);
    }
  }
  // On Linux every address in 127.0.0.0/8 is local. A server that listened on all addresses would accept 127.0.0.2.
  if (process.platform === 'linux')
    expect(await connectionTo(server.port, '127.0.0.2')).toBe('ECONNREFUSED');
}

function connectionTo(port: number, host: string) {
  return new Promise<string>((resolve) => {
    const socket = connect(port, host, () => {
      socket.destroy();
      resolve('connected');
    });
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
  });
}

/**
 * Expects that the server neither stores nor prints the content of documents in complete, refused or broken uploads.
 */
export async function expectNothingKept() {
  const temporary = await newFolder();
  const server = await startRealServer({ env: { TMPDIR: temporary } });
  const { call, post } = await createClient(server);
  const upload = (name: string) => {
    const body = new FormData();
    body.append('type', 'documents');
    body.append('files', new File(['%PDF-1.7 our secret recipe'], name));
    return call('/api/ai-scan', { method: 'POST', body });
  };
  expect((await upload('a.pdf')).status).toBe(200);
  expect((await upload('a.docx')).status).toBe(422);
  await breakOff(server.port, 'our secret recipe');
  await post('/api/contact', buildContactVariantA({ email: 'jane@secret.example' }));
  await call('/api/contact?email=jane@secret.example');
  await call('/api/jane@secret.example');

  const { out, err } = await server.end();
  expect(out).toMatch(/ POST \/api\/ai-scan 200 \d+ ms\n/);
  expect(out + err).not.toMatch(/secret|jane|recipe|Zandbergen|bakery/i);
  expect((await server.lists())['ai-scan']).toEqual([
    {
      id: 1,
      type: 'documents',
      files: [{ name: 'a.pdf', size: 26, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }],
      createdAt: expect.any(String),
    },
  ]);
  for (const folder of [dirname(server.file), temporary])
    expect(await textsIn(folder)).not.toContain('recipe');
}

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
