import * as z from 'zod';
import { checkWith } from './check-on-demand';

const schema = z.object({ name: z.string().trim().min(2, 'Too short') });
const options = { fields: {}, shouldUseNativeValidation: false };
const load = jest.fn<Promise<typeof schema>, []>();

beforeEach(() => load.mockReset());

test('checks with the schema that is fetched', async () => {
  load.mockResolvedValue(schema);
  const { resolver } = checkWith(load);
  const { errors } = await resolver({ name: ' a ' }, undefined, options);
  expect(errors).toMatchObject({ name: { message: 'Too short' } });
  expect(await resolver({ name: ' ab ' }, undefined, options)).toEqual({
    values: { name: 'ab' },
    errors: {},
  });
});

test('lets everything pass as it was typed where the schema does not come', async () => {
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  const { resolver } = checkWith(load);
  expect(await resolver({ name: ' a ' }, undefined, options)).toEqual({
    values: { name: ' a ' },
    errors: {},
  });
});

test('asks again for a schema that did not come', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockResolvedValue(schema);
  const { resolver } = checkWith(load);
  expect((await resolver({ name: 'a' }, undefined, options)).errors).toEqual({});
  expect((await resolver({ name: 'a' }, undefined, options)).errors).toHaveProperty('name');
});

test('a schema that is prefetched and does not come is nobody’s error', async () => {
  const handleUnhandled = jest.fn();
  process.on('unhandledRejection', handleUnhandled);
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  checkWith(load).preload();
  // Node tells of it once the running task has ended.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  process.off('unhandledRejection', handleUnhandled);
  expect(load).toHaveBeenCalledTimes(1);
  expect(handleUnhandled).not.toHaveBeenCalled();
});
