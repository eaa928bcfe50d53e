import { createHash } from 'node:crypto';
import { constants, statSync } from 'node:fs';
import { access, copyFile, mkdir, readFile, realpath, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { systemClock, type Clock } from '../../core/idempotency';
import { emptyLists, type Lists } from '../../core/store';
import { resourceNames } from '../../resources/registry';
import { codeOf, StartError } from '../start-error';
import { openKeyFile, type KeyFile } from './key-file';
import { blocksByResource, fileParts } from './lists-text';
import { lockFile } from './lock-file';
import { DamagedLists, parseLists } from './parse-lists';
import { fingerprintAt, replaceFile, syncFolder, temporarySuffix } from './replace-file';

/** Where the lists are kept, once the file is known to be readable and replaceable, and locked. */
export interface JsonFile {
  lists: Lists;
  keys: KeyFile;
  /**
   * What someone else has written there since, or undefined. Rejects when it is damaged, or when `prepare` does; then
   * the edit is handed out again.
   */
  readEdits(prepare?: (edited: Lists) => Promise<void>): Promise<Lists | undefined>;
  /** Keeps a text that an edit has left behind, beside the file; resolves with its path. */
  keepBefore(parts: Buffer[]): Promise<string>;
  /** Replaces the content for good. False: someone has edited it meanwhile, and nothing was written. */
  write(parts: Buffer[]): Promise<boolean>;
  /** Lets another process have the file. */
  close(): void;
}

export interface OpenOptions {
  /** Records to begin with when the file holds none. */
  seed?: Lists;
  /** A damaged file is set aside and the lists begin empty; else it is an error. */
  isFresh?: boolean;
  /** The time of the records and their keys. */
  now?: Clock;
  /** Told in one sentence what the operator should know. */
  onNotice?: (sentence: string) => void;
}

/** Opens the JSON file at `path`, making it and its folder when absent. Throws `StartError`. */
export async function openJsonFile(path: string, options: OpenOptions = {}): Promise<JsonFile> {
  let unlock: (() => void) | undefined;
  try {
    await makeFolder(dirname(path));
    // A link stays a link: its target is what is replaced.
    const target = fingerprintAt(path) ? await realpath(path) : path;
    unlock = lockFile(target);
    return await openLocked(path, target, options, unlock);
  } catch (error) {
    unlock?.();
    if (error instanceof StartError) throw error;
    throw new StartError(
      codeOf(error) === 'EBUSY'
        ? `The data file ${path} is mounted by itself and cannot be replaced. Mount its folder.`
        : `The data file ${path} cannot be read and written (${codeOf(error)}).`,
    );
  }
}

/** A new folder must outlive a power cut as its files do. */
async function makeFolder(folder: string) {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made))
    await syncFolder(dirname(made));
}

async function openLocked(
  path: string,
  target: string,
  { seed = emptyLists(), isFresh = false, now = systemClock, onNotice }: OpenOptions,
  close: () => void,
): Promise<JsonFile> {
  await rm(target + temporarySuffix, { force: true });
  let print = fingerprintAt(target);
  const isKnown = (found?: string) => found === undefined || found === print;
  const found = print ? await readLists(path, target, isFresh) : undefined;
  const isSeeded = !found || (isEmpty(found.lists) && !isEmpty(seed));
  // A copy: these lists grow, and a reset needs the seed as it was.
  const lists = isSeeded ? { ...found?.lists, ...structuredClone(seed) } : found.lists;
  if (!isSeeded && !isEmpty(seed))
    onNotice?.(`The seed waits for a reset: the data file ${path} holds records already.`);
  // As it is, too: what cannot be replaced is known now, and not with the first lead.
  const parts = isSeeded ? fileParts(lists, blocksByResource(lists)) : [found.bytes];
  print = (await replaceFile(target, parts, 0o666, isKnown)) ?? print;

  return {
    lists,
    keys: await openKeyFile(`${target}.keys`, now),
    close,
    async readEdits(prepare) {
      const edited = fingerprintAt(target);
      // A file that is gone was not edited: what it held is written again.
      if (isKnown(edited)) return undefined;
      try {
        const read = parseLists(await readFile(target));
        await prepare?.(read);
        print = edited;
        return read;
      } catch (error) {
        if (!(error instanceof DamagedLists)) throw error;
        throw new Error(`the data file ${path} was edited and ${error.message}. Mend it.`, {
          cause: error,
        });
      }
    },
    async keepBefore(before) {
      const suffix = `.before-edit-${nameOf(before)}`;
      await replaceFile(target + suffix, before, statSync(target).mode);
      return path + suffix;
    },
    async write(next) {
      const written = await replaceFile(target, next, 0o666, isKnown);
      print = written ?? print;
      return written !== undefined;
    },
  };
}

/** The lists in the file and their text; undefined: they were damaged, and now lie under another name. */
async function readLists(path: string, target: string, isFresh: boolean) {
  await access(target, constants.W_OK);
  const bytes = await readFile(target);
  try {
    return { bytes, lists: parseLists(bytes) };
  } catch (error) {
    if (!(error instanceof DamagedLists)) throw error;
    const suffix = `.corrupt-${nameOf([bytes])}`;
    await (isFresh ? rename(target, target + suffix) : copyFile(target, target + suffix));
    if (isFresh) return undefined;
    throw new StartError(
      `The data file ${path} ${error.message}; a copy is kept as ${path}${suffix}. Mend it, or start with --fresh.`,
    );
  }
}

/** Named by content: the same text is kept once. */
function nameOf(parts: Buffer[]) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}

const isEmpty = (lists: Lists) => resourceNames.every((name) => lists[name].length === 0);
