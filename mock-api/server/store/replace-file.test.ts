import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import fsPromises from 'node:fs/promises';
import { join } from 'node:path';
import { cleanUp, newFolder } from '../../test/clean-up';
import { exchangeFiles } from './exchange-files';
import { fingerprintAt, replaceFile } from './replace-file';

let path: string;
beforeEach(async () => {
  path = join(await newFolder(), 'db.json');
  writeFileSync(path, 'old');
});
afterEach(cleanUp);

const read = () => readFileSync(path, 'utf8');
/** What an editor does that saves in one step. */
const save = (text: string) => {
  writeFileSync(`${path}.edit`, text);
  renameSync(`${path}.edit`, path);
};
/** Replaces with `new`; at each question for what lies there, an edit is saved behind the answer's back. */
const replaceDuring = (...edits: string[]) => {
  const answers = [true, ...edits.slice(1).map(() => false), false];
  return replaceFile(path, [Buffer.from('new')], 0o666, () => {
    const edit = edits.shift();
    if (edit) save(edit);
    return answers.shift() ?? false;
  });
};

it('replaces what is known, and leaves nothing beside it', async () => {
  expect(await replaceFile(path, [Buffer.from('new')], 0o666, () => true)).toBeDefined();
  expect(read()).toBe('new');
  expect(readdirSync(join(path, '..'))).toEqual(['db.json']);
});

it('leaves nothing beside a text that it cannot replace', async () => {
  const refusal = new Error('Nobody knows');
  const isKnown = () => {
    throw refusal;
  };
  await expect(replaceFile(path, [Buffer.from('new')], 0o666, isKnown)).rejects.toBe(refusal);
  expect(await replaceFile(path, [Buffer.from('new')], 0o666, () => false)).toBeUndefined();
  expect(read()).toBe('old');
  expect(readdirSync(join(path, '..'))).toEqual(['db.json']);
});

it('tells what lies there now, which differs with each writing', async () => {
  const first = await replaceFile(path, [Buffer.from('one'), Buffer.from(' two')], 0o666);
  expect(read()).toBe('one two');
  expect(fingerprintAt(path)).toBe(first);
  expect(first).toMatch(/^\d+ 7 \d+$/);
  expect(await replaceFile(path, [Buffer.from('one two')], 0o666)).not.toBe(first);
  expect(fingerprintAt(`${path}.none`)).toBeUndefined();
});

it('asks about what lies there', async () => {
  const isKnown = jest.fn(() => true);
  const found = fingerprintAt(path);
  await replaceFile(path, [Buffer.from('new')], 0o666, isKnown);
  expect(isKnown.mock.calls[0]).toEqual([found]);
});

it('closes what it opens, and says how much fits', async () => {
  const { open } = fsPromises;
  const opened: unknown[] = [];
  const closed: unknown[] = [];
  let fits = true;
  const opening = jest.spyOn(fsPromises, 'open').mockImplementation(async (...args) => {
    const handle = await open(...args);
    const close = handle.close.bind(handle);
    opened.push(args);
    jest.spyOn(handle, 'close').mockImplementation(() => {
      closed.push(args);
      return close();
    });
    if (!fits) jest.spyOn(handle, 'writev').mockResolvedValue({ bytesWritten: 2, buffers: [] });
    return handle;
  });
  await replaceFile(path, [Buffer.from('new')], 0o640);
  fits = false;
  await expect(replaceFile(path, [Buffer.from('new')], 0o666)).rejects.toThrow(
    'Only 2 of 3 bytes fit',
  );
  opening.mockRestore();
  expect(opened).toEqual([
    [`${path}.tmp`, 'w', 0o640],
    [join(path, '..'), 'r'],
    [`${path}.tmp`, 'w', 0o666],
  ]);
  expect(closed).toEqual(opened);
});

it('writes anew what is gone', async () => {
  renameSync(path, `${path}.gone`);
  expect(await replaceFile(path, [Buffer.from('new')], 0o666, () => true)).toBeDefined();
  expect(read()).toBe('new');
});

// Linux and macOS: elsewhere the rename overwrites such an edit, as the README says.
const hasExchange = ['linux', 'darwin'].includes(process.platform);
(hasExchange ? describe : describe.skip)('where files can be exchanged', () => {
  it('keeps an edit that comes after the last look', async () => {
    expect(await replaceDuring('edit')).toBeUndefined();
    expect(read()).toBe('edit');
    expect(readdirSync(join(path, '..'))).toEqual(['db.json']);
  });

  it('keeps the newer of two edits that come after the last look', async () => {
    expect(await replaceDuring('edit', 'newer edit')).toBeUndefined();
    expect(read()).toBe('newer edit');
  });

  it('exchanges two files, and leaves both when one is not there', () => {
    writeFileSync(`${path}.other`, 'other');
    expect(exchangeFiles(path, `${path}.other`)).toBe(true);
    expect(read()).toBe('other');
    expect(exchangeFiles(path, `${path}.none`)).toBe(false);
    expect(read()).toBe('other');
  });
});
