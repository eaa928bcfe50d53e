import { act, renderHook } from '@testing-library/react';
import * as z from 'zod';
import { checkWith, useCheckedForm } from './check-on-demand';

const schema = z.object({ name: z.string().trim().min(2, 'Too short') });
const options = { fields: {}, shouldUseNativeValidation: false };
const load = jest.fn<Promise<typeof schema>, []>();

beforeEach(() => load.mockReset());

test('accepts every value as typed if the schema cannot be fetched, and fetches it again for the next check', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockResolvedValue(schema);
  const { resolver } = checkWith(load);
  expect(await resolver({ name: ' a ' }, undefined, options)).toEqual({
    values: { name: ' a ' },
    errors: {},
  });
  expect((await resolver({ name: ' a ' }, undefined, options)).errors).toHaveProperty('name');
});

test('ignores the rejection if a preload fails', async () => {
  const handleUnhandled = jest.fn();
  process.on('unhandledRejection', handleUnhandled);
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  checkWith(load).preload();
  // Node emits `unhandledRejection` after the current task, so the test waits for the next task.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  process.off('unhandledRejection', handleUnhandled);
  expect(load).toHaveBeenCalledTimes(1);
  expect(handleUnhandled).not.toHaveBeenCalled();
});

test('fetches the schema when the form mounts, and validates with it', async () => {
  load.mockResolvedValue(schema);
  const check = checkWith(load);
  const { result } = renderHook(() => useCheckedForm(check, { defaultValues: { name: ' a ' } }));
  expect(load).toHaveBeenCalledTimes(1);
  const [send, refuse] = [jest.fn(), jest.fn()];
  await act(() => result.current.handleSubmit(send, refuse)());
  expect(refuse.mock.calls).toEqual([
    [{ name: expect.objectContaining({ message: 'Too short' }) }, undefined],
  ]);

  act(() => result.current.setValue('name', ' ab '));
  await act(() => result.current.handleSubmit(send, refuse)());
  expect(send.mock.calls).toEqual([[{ name: 'ab' }, undefined]]);
});

const isAccepted = ({ register }: ReturnType<typeof useCheckedForm<{ name: string }, object>>) =>
  'data-accepted' in register('name');

test.each([
  [' ab ', true],
  [' a ', false],
])(
  'a control with the value "%s" has data-accepted after the first check: %s',
  async (name, expected) => {
    load.mockResolvedValue(schema);
    const check = checkWith(load);
    const find = jest.spyOn(check, 'findRefused');
    const { result } = renderHook(() => useCheckedForm(check, { defaultValues: { name } }));
    expect(isAccepted(result.current)).toBe(false);
    await act(async () => expect(await find.mock.results[0]!.value).toBeDefined());
    expect(isAccepted(result.current)).toBe(expected);
  },
);

test('findRefused resolves with undefined if the schema cannot be fetched', async () => {
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  const check = checkWith(load);
  check.preload();
  expect(await check.findRefused({ name: 'ab' })).toBeUndefined();
  expect(load).toHaveBeenCalledTimes(1);
});
