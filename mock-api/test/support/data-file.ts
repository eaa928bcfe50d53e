import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildContactVariantA } from '#fixtures/build-contact';
import { buildFreeIntake } from '#fixtures/build-free-intake';
import { emptyLists } from '../../core/store';
import type { JsonFile } from '../../server/store/json-file';
import { storeOver, type DurableStore } from '../../server/store/store';
import { newFolder } from './clean-up';

/** A path in a folder that is not there yet. */
export const newFile = async () => join(await newFolder(), 'data', 'db.json');

/** A data file that holds this text. */
export const fileWith = async (text: string) => {
  const file = join(await newFolder(), 'db.json');
  await writeFile(file, text);
  return file;
};

/** What a data file holds. */
export const read = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

/** A file in which nobody else writes, and which keeps nothing. */
export const openFile = (): JsonFile => ({
  lists: emptyLists(),
  keys: { entries: [], append: async () => {} },
  readEdits: async () => undefined,
  keepBefore: async () => 'db.json.before-edit-0',
  write: async () => true,
  close: () => {},
});

/** A store over a file whose commits are the test's. */
export const overWrite = (write: JsonFile['write']) => storeOver({ ...openFile(), write });

export const subjects = async (store: DurableStore) =>
  (await store.list('contact')).map((record) => 'subject' in record && record.subject);

export const post = (store: DurableStore, subject: string, key?: string) =>
  store.insert('contact', buildContactVariantA({ subject }), key);

/** The fields of an intake as a store is given them. */
export const intake = () => ({ ...buildFreeIntake(), status: 'pending' as const });
