import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../page/appearances';
import { root } from '../root';

const program = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find(
  existsSync,
);
export const hasNginx = program !== undefined;

/** nginx's configuration. It includes the site's generated server block, as web/build/README.md describes. */
const configuration = (folder: string, socket: string) => `daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  types { text/html html; text/javascript js; text/plain txt; image/png png; font/woff2 woff2; }
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server {
    listen unix:${socket};
    root ${join(root, 'dist/site')};
    include ${join(root, 'dist/site.nginx.conf')};
  }
}
`;

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

declare global {
  /** Calls a function when jest's worker exits. `environment.ts` sets it. */
  var atWorkersEnd: (end: () => void) => void;
}

/** Starts nginx with the built site on a Unix socket. Throws an error with nginx's output if nginx does not start. */
export async function startNginx() {
  const folder = await mkdtemp(join(tmpdir(), 'maatwerk-nginx-'));
  const socketPath = join(folder, 'socket');
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, socketPath));
  const child = spawn(program!, ['-p', folder, '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  globalThis.atWorkersEnd(() => child.kill());
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const ended = new Promise((resolve) => child.once('exit', resolve));

  async function stop() {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true });
  }
  try {
    await until(() => {
      if (child.exitCode !== null) throw new Error(`nginx ended: ${words}`);
      return existsSync(socketPath);
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    stop,
    get: (path: string, headers: Record<string, string> = {}) =>
      new Promise<Answer>((resolve, reject) => {
        request({ socketPath, path, headers: { Host: 'localhost', ...headers } }, (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () =>
            resolve({
              status: answer.statusCode!,
              headers: answer.headers,
              body: Buffer.concat(parts),
            }),
          );
        })
          .on('error', reject)
          .end();
      }),
  };
}
