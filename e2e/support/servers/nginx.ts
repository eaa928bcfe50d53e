import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../page/appearances';
import { root } from '../root';
import { findFreePort } from './loopback';

const program = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find(
  existsSync,
);
export const hasNginx = program !== undefined;

/** nginx's configuration. It includes the site's generated server block, as web/build/README.md describes. */
const configuration = (folder: string, port: number) => `daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  types { text/html html; text/javascript js; text/plain txt; image/png png; font/woff2 woff2; }
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${join(root, 'dist/site')};
    include ${join(root, 'dist/site.nginx.conf')};
  }
}
`;

declare global {
  /** Calls a function when jest's worker exits. `environment.ts` sets it. */
  var atWorkersEnd: (end: () => void) => void;
}

/** Starts nginx with the built site. Throws an error with nginx's output if nginx does not start. */
export async function startNginx() {
  const folder = await mkdtemp(join(tmpdir(), 'maatwerk-nginx-'));
  const port = await findFreePort();
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, port));
  const child = spawn(program!, ['-p', folder, '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  globalThis.atWorkersEnd(() => child.kill());
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${words}`);
    return fetch(origin).then(
      () => true,
      () => false,
    );
  });
  return { origin, stop };
}
