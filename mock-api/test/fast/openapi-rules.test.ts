import { spawnSync } from 'node:child_process';
import { openApi } from '../../core/openapi';

function errorsIn(document: object) {
  const input = JSON.stringify(document);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['mock-api/test/support/lint-openapi.mjs'],
    { input, encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout.split('\n').filter(Boolean);
}

it("the OpenAPI document breaks none of Redocly's recommended rules", async () => {
  expect(errorsIn(await openApi())).toEqual([]);
});

it('the check reports a document without servers and security', async () => {
  const { servers: _, security: __, ...rest } = await openApi();
  const errors = errorsIn(rest);
  expect(errors).toContainEqual(expect.stringMatching(/^no-empty-servers /));
  expect(errors).toContainEqual(expect.stringMatching(/^security-defined /));
});
