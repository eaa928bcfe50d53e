import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanUp, newFolder } from '../../clean-up';
import { exchangeFiles } from './exchange-files';
import { replaceFile } from './replace-file';

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
