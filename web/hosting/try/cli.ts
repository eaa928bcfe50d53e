/**
 * Tests the configuration of each host with the host's own program:
 * `npm run try:hosts [-- nginx wrangler netlify]`.
 */
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startMockApi } from '#mock-api/qa/start-mock-api';
import { tryNetlify } from './netlify';
import { tryNginx } from './nginx';
import { runWell } from './program';
import { builtFolder, root, trial } from './trial';
import { tryWrangler } from './wrangler';

const hosts = { nginx: tryNginx, wrangler: tryWrangler, netlify: tryNetlify };
type Host = keyof typeof hosts;
const isHost = (name: string): name is Host => Object.hasOwn(hosts, name);

/** Builds the site into the test's folder, because the project's own `dist/site` must not change. */
async function build(env: Record<string, string>) {
  await rm(trial, { recursive: true, force: true });
  await mkdir(trial, { recursive: true });
  await cp(join(root, 'web/hosting'), join(trial, 'web/hosting'), { recursive: true });
  const command = ['--import', 'tsx', 'web/build/build.ts', 'site', '--out', builtFolder];
  await runWell(process.execPath, command, { cwd: root, env });
}

async function main(names: Host[]) {
  const siteUrl = 'https://www.example.com';
  const site = { flags: ['--origin', siteUrl, '--origin', 'https://localhost'] };
  const api = await startMockApi(site);
  try {
    await build({ SITE_URL: siteUrl, API_ORIGIN: api.origin });
    for (const name of names) {
      console.log(`\n${name}`);
      const faults = await hosts[name]().catch((error: Error) => [error.message]);
      for (const fault of faults) console.error(fault);
      if (faults.length > 0) process.exitCode = 1;
    }
  } finally {
    await api.stop();
  }
}

const asked = process.argv.slice(2);
const names = asked.filter(isHost);
if (names.length < asked.length) {
  console.error(`Usage: npm run try:hosts [-- ${Object.keys(hosts).join(' ')}]`);
  process.exitCode = 2;
} else await main(asked.length > 0 ? names : (Object.keys(hosts) as Host[]));
