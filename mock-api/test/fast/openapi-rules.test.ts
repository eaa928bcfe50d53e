import { spawnSync } from 'node:child_process';
import { openApi } from '../../core/openapi';

it("the OpenAPI document breaks none of Redocly's recommended rules", async () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['mock-api/test/support/lint-openapi.mjs'],
    { input: JSON.stringify(await openApi()), encoding: 'utf8' },
  );
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
});
