import { join } from 'node:path';
import { checkDeploy } from './check';
import { freePort, startServer } from './program';
import { trial } from './trial';

/** The last version of wrangler that runs on Node 20. */
const version = '4.86.0';

/** Serves the built site with wrangler and checks it. Wrangler runs Cloudflare's own runtime on this machine. */
export async function tryWrangler(): Promise<string[]> {
  const port = await freePort();
  const stop = await startServer(
    'npx',
    ['--yes', `wrangler@${version}`, 'dev', '--ip', '127.0.0.1', '--port', String(port)],
    port,
    { cwd: join(trial, 'web/hosting'), env: { CI: '1', WRANGLER_SEND_METRICS: 'false' } },
  );
  try {
    return await checkDeploy(`http://127.0.0.1:${port}`);
  } finally {
    await stop();
  }
}
