import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newFolder, startRealServer } from '../real-server';

/** The validator's own command: its package is of a module kind that jest cannot load. */
const validator = 'node_modules/@seriousme/openapi-schema-validator/bin/validate-api-cli.js';

it('serves a document that a well-kept validator accepts, and that refuses a broken one', async () => {
  const server = await startRealServer();
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as object;
  await server.stop();
  const folder = await newFolder();
  const verdictOn = async (name: string, content: object) => {
    await writeFile(join(folder, name), JSON.stringify(content));
    const { status, stdout, stderr } = spawnSync(process.execPath, [validator, join(folder, name)]);
    return { status, text: `${stdout}${stderr}` };
  };
  const good = await verdictOn('openapi.json', document);
  expect(good).toEqual({ status: 0, text: expect.stringContaining('"valid": true') });
  expect((await verdictOn('broken.json', { ...document, paths: 7 })).status).not.toBe(0);
});
