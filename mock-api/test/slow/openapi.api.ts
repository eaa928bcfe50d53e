import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { buildContactVariantA, buildContactVariantB } from '#fixtures/build-contact';
import { buildFreeIntake } from '#fixtures/build-free-intake';
import { cleanUp, newFolder } from '../support/clean-up';
import { startRealServer } from '../support/real-server';

afterEach(cleanUp);

/** The command of an OpenAPI validator. It runs as a process, because jest cannot load the validator's ES modules. */
const validator = 'node_modules/@seriousme/openapi-schema-validator/bin/validate-api-cli.js';

it('serves an OpenAPI document that an independent validator accepts', async () => {
  const server = await startRealServer();
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as object;
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

it('the schemas in the OpenAPI document accept bodies from the fixtures, and refuse invalid ones', async () => {
  const server = await startRealServer();
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    paths: Record<string, { post?: { requestBody: { content: Record<string, object> } } }>;
  };
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  ajv.addSchema({ $id: 'api', ...document });
  const bodyOf = (path: string, type: string) => {
    const steps = ['paths', path, 'post', 'requestBody', 'content', type, 'schema'];
    return ajv.compile({
      $ref: `api#/${steps.map((step) => step.replaceAll('/', '~1')).join('/')}`,
    });
  };
  const contact = bodyOf('/api/contact', 'application/json');
  const intake = bodyOf('/api/free-intake', 'application/json');
  const scan = bodyOf('/api/ai-scan', 'multipart/form-data');
  expect([buildContactVariantA(), buildContactVariantB()].map((body) => contact(body))).toEqual([
    true,
    true,
  ]);
  expect(
    [buildFreeIntake(), { ...buildFreeIntake(), budget: '1' }].map((body) => intake(body)),
  ).toEqual([true, false]);
  expect([{ type: 'website', url: 'a.nl' }, { type: 'other' }].map((body) => scan(body))).toEqual([
    true,
    false,
  ]);
});
