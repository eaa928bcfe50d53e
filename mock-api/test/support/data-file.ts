import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildContactVariantA } from '#fixtures/build-contact';
import { buildFreeIntake } from '#fixtures/build-free-intake';
import type { DurableStore } from '../../server/store/durable-store';
import { newFolder } from './clean-up';

/** Returns the path of a data file whose folder does not exist yet. */
export const newFile = async () => join(await newFolder(), 'data', 'db.json');

export const fileWith = async (text: string) => {
  const file = join(await newFolder(), 'db.json');
  await writeFile(file, text);
  return file;
};

export const read = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

export const subjects = async (store: DurableStore) =>
  (await store.list('contact')).map((record) => 'subject' in record && record.subject);

export const post = (store: DurableStore, subject: string, key?: string) =>
  store.insert('contact', buildContactVariantA({ subject }), key);

export const intake = () => ({ ...buildFreeIntake(), status: 'pending' as const });
