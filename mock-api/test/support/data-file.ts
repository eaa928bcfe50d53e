import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildContactVariantA } from '#fixtures/build-contact';
import { buildFreeIntake } from '#fixtures/build-free-intake';
import { emptyLists } from '../../core/store';
import type { JsonFile } from '../../server/store/json-file';
import { storeOver, type DurableStore } from '../../server/store/store';
import { newFolder } from './clean-up';

/** Returns the path of a data file whose folder does not exist yet. */
export const newFile = async () => join(await newFolder(), 'data', 'db.json');

export const fileWith = async (text: string) => {
  const file = join(await newFolder(), 'db.json');
  await writeFile(file, text);
  return file;
};

export const read = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

/** Returns a fake of an opened data file: it has empty lists, is never edited, and writes nothing to disk. */
export const openFile = (): JsonFile => ({
  lists: emptyLists(),
  keys: { entries: [], append: async () => {} },
  readEdits: async () => undefined,
  keepBefore: async () => 'db.json.before-edit-0',
  write: async () => true,
  close: () => {},
});

export const overWrite = (write: JsonFile['write']) => storeOver({ ...openFile(), write });

export const subjects = async (store: DurableStore) =>
  (await store.list('contact')).map((record) => 'subject' in record && record.subject);

export const post = (store: DurableStore, subject: string, key?: string) =>
  store.insert('contact', buildContactVariantA({ subject }), key);

export const intake = () => ({ ...buildFreeIntake(), status: 'pending' as const });
