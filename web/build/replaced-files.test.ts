import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileSystem } from '@parcel/fs';
import { watchReplacedFiles } from './replaced-files';

type Listener = Parameters<FileSystem['watch']>[1];
type Events = Parameters<Listener>[1];

const handle = jest.fn<unknown, Parameters<Listener>>();
let folder: string;
let file: string;
let report: Listener;

beforeEach(async () => {
  jest.useFakeTimers();
  folder = await mkdtemp(join(tmpdir(), 'maatwerk-'));
  file = join(folder, 'a.ts');
  const watch: FileSystem['watch'] = async (_folder, listener) => {
    report = listener;
    return { unsubscribe: async () => undefined };
  };
  await watchReplacedFiles(watch)(folder, handle, {});
});
afterEach(async () => {
  jest.useRealTimers();
  handle.mockReset();
  await rm(folder, { recursive: true });
});

async function reportAndWait(events: Events, milliseconds: number) {
  report(null, events);
  await jest.advanceTimersByTimeAsync(milliseconds);
}

test('if git deletes and recreates a file, reports it as updated once it exists again', async () => {
  await reportAndWait([{ type: 'delete', path: file }], 100);
  expect(handle).not.toHaveBeenCalled();
  await writeFile(file, '');
  await reportAndWait([{ type: 'create', path: file }], 50);
  expect(handle.mock.calls).toEqual([
    [null, [{ type: 'create', path: file }]],
    [null, [{ type: 'update', path: file }]],
  ]);
});

test('if nothing recreates a deleted file, reports it as deleted, together with the other events of its batch', async () => {
  const other = { type: 'update', path: join(folder, 'b.ts') } as const;
  await reportAndWait([{ type: 'delete', path: file }, other], 150);
  expect(handle.mock.calls).toEqual([[null, [{ type: 'delete', path: file }, other]]]);
});

test('reports updates and errors at once', () => {
  const events: Events = [{ type: 'update', path: file }];
  report(null, events);
  const error = new Error('Too many files are watched');
  report(error, []);
  expect(handle.mock.calls).toEqual([
    [null, events],
    [error, []],
  ]);
});
