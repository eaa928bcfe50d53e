import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { connect } from 'node:tls';
import { checkDeploy } from './check';
import { freePort, runWell, startServer } from './program';
import { root, trial } from './trial';

/** Serves the built site with nginx over TLS, and checks the site. Creates a certificate for this test. */
export async function tryNginx(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'maatwerk-nginx-'));
  const [http, https] = [await freePort(), await freePort()];
  try {
    const certificate = await makeCertificate(folder);
    await writeFile(join(folder, 'site.conf'), await adapt(folder, http, https));
    await writeFile(join(folder, 'nginx.conf'), await around(folder));
    const stop = await startServer(
      'nginx',
      ['-p', folder, '-c', join(folder, 'nginx.conf')],
      https,
      { cwd: folder },
    );
    try {
      return [
        ...(await judgeHttp(http)),
        ...(await judgeProtocol(https, certificate)),
        ...(await checkDeploy(`https://localhost:${https}`, { NODE_EXTRA_CA_CERTS: certificate })),
      ];
    } finally {
      await stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function makeCertificate(folder: string): Promise<string> {
  const certificate = join(folder, 'certificate.pem');
  await runWell(
    'openssl',
    [
      'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost'.split(' '),
      ['-addext', 'subjectAltName=DNS:localhost'],
      ['-keyout', join(folder, 'key.pem'), '-out', certificate],
    ].flat(),
    { cwd: folder },
  );
  return certificate;
}

/** Returns nginx.conf with this test's host name, ports and folders. Throws if nginx.conf lacks a text to replace. */
async function adapt(folder: string, http: number, https: number): Promise<string> {
  const replaced: [from: RegExp, to: string][] = [
    // The test uses no IPv6, which some machines lack.
    [/^ *listen \[::\]:.*\n/gm, ''],
    [/listen 80;/g, `listen 127.0.0.1:${http};`],
    [/listen 443 /g, `listen 127.0.0.1:${https} `],
    [/www\.example\.com/g, 'localhost'],
    [/\/etc\/ssl\/maatwerk/g, folder],
    [/\/var\/www\/maatwerk/g, trial],
  ];
  let text = await readFile(join(root, 'web/hosting/nginx.conf'), 'utf8');
  for (const [from, to] of replaced) {
    const adapted = text.replace(from, to);
    if (adapted === text) throw new Error(`nginx.conf has nothing like ${from}.`);
    text = adapted;
  }
  return text;
}

/** Returns a main configuration for nginx that includes the server blocks, as that of a Linux distribution does. */
async function around(folder: string): Promise<string> {
  const { err } = await runWell('nginx', ['-V'], { cwd: folder });
  const [, configuration] = /--conf-path=(\S+)/.exec(err) ?? [];
  if (configuration === undefined) throw new Error('nginx -V names no configuration.');
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  include ${dirname(configuration)}/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${kept.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/site.conf;
}
`;
}

const judgeHttp = (port: number) =>
  new Promise<string[]>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: '/about?check=1' };
    request(options, ({ statusCode, headers }) => {
      const isRight = statusCode === 301 && headers.location === 'https://localhost/about?check=1';
      resolve(isRight ? [] : [`http: status ${statusCode} to ${headers.location}`]);
    })
      .on('error', reject)
      .end();
  });

async function judgeProtocol(port: number, certificate: string): Promise<string[]> {
  const ca = await readFile(certificate);
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      servername: 'localhost',
      ALPNProtocols: ['h2', 'http/1.1'],
    };
    const socket = connect({ port, ca, ...options }, () => {
      resolve(socket.alpnProtocol === 'h2' ? [] : ['https: no HTTP/2']);
      socket.destroy();
    });
    socket.once('error', reject);
  });
}
