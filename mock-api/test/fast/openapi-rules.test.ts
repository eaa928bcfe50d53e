import { spawnSync } from 'node:child_process';
import { openApi } from '../../core/openapi';

/** Returns what Redocly's recommended rules find wrong with a document. */
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

it('has no error by the recommended rules of Redocly', async () => {
  expect(errorsIn(await openApi())).toEqual([]);
});

it('would have errors without its servers and its security', async () => {
  const { servers: _, security: __, ...rest } = await openApi();
  const errors = errorsIn(rest);
  expect(errors).toContainEqual(expect.stringMatching(/^no-empty-servers /));
  expect(errors).toContainEqual(expect.stringMatching(/^security-defined /));
});
