import fs, { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { buildContactVariantA } from '#fixtures/build-contact';
import { StoreUnavailable } from '../../core/store';
import { cleanUp, newFolder } from '../../test/support/clean-up';
import { openStore, type DurableStore } from './durable-store';

/** The disk operations in order, with the name of the file. The name `.` stands for the file's folder. */
let steps: string[];
/** The disk operation that must fail, and its error code. */
let failure: { at: string; code: string } | undefined;
let file: string;
let store: DurableStore;

beforeEach(async () => {
  file = join(await newFolder(), 'db.json');
  store = await openStore(file);
  steps = [];
  failure = undefined;
  recordSteps();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await store.close();
  await cleanUp();
});

type Done = (error: Error | null, result?: unknown) => void;
type Operation = (...args: unknown[]) => void;

/** Replaces the operations of `fs` that the store uses. The replacements record themselves in `steps`, and can fail. */
function recordSteps() {
  const nameOf = (path: unknown) => (path === dirname(file) ? '.' : basename(String(path)));
  const names = new Map<unknown, string>();
  const open = fs.open as Operation;
  jest.spyOn(fs, 'open').mockImplementation((...args: unknown[]) => {
    const done = args.pop() as Done;
    open(...args, (error: Error | null, opened: number) => {
      names.set(opened, nameOf(args[0]));
      done(error, opened);
    });
  });
  for (const call of ['writeFile', 'fsync'] as const) {
    const actual = fs[call] as Operation;
    jest.spyOn(fs, call).mockImplementation((...args: unknown[]) => {
      const step = `${call} ${names.get(args[0])}`;
      steps.push(step);
      if (failure?.at !== step) return actual(...args);
      (args.pop() as Done)(Object.assign(new Error(failure.code), { code: failure.code }));
    });
  }
  const { renameSync } = fs;
  jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    steps.push(`rename ${nameOf(from)} ${nameOf(to)}`);
    renameSync(from, to);
  });
}

const post = (key?: string) => store.insert('contact', buildContactVariantA(), key);
const onDisk = () => JSON.parse(readFileSync(file, 'utf8')).contact as object[];

it('syncs the new file, renames the file and syncs the folder before insert() resolves', async () => {
  await post();
  steps.push('answered');
  expect(steps).toEqual([
    'writeFile db.json.tmp',
    'fsync db.json.tmp',
    'rename db.json.tmp db.json',
    'fsync .',
    'answered',
  ]);
});

it.each([
  ['the disk is full', 'writeFile db.json.tmp', 'ENOSPC'],
  ['the sync of the new file fails', 'fsync db.json.tmp', 'EIO'],
])('keeps the old file when %s, and stores a retry once', async (_what, at, code) => {
  const first = await post();
  failure = { at, code };
  await expect(post('k')).rejects.toThrow(StoreUnavailable);
  expect(onDisk()).toEqual([first]);
  expect(existsSync(`${file}.tmp`)).toBe(false);
  failure = undefined;
  const retried = await post('k');
  expect(await post('k')).toEqual(retried);
  expect(onDisk()).toEqual([first, retried]);
});

it('resolves with the record, and stores the record once, even if the folder cannot be synced', async () => {
  failure = { at: 'fsync .', code: 'EIO' };
  const record = await post('k');
  expect(await post('k')).toEqual(record);
  expect(onDisk()).toEqual([record]);
});
