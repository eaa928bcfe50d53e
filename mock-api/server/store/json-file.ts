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

/** The open data file. `openJsonFile` has locked it, and has checked that it can be read and replaced. */
export interface JsonFile {
  lists: Lists;
  keys: KeyFile;
  /**
   * Resolves with the lists if another program has edited the file since the last read, otherwise with undefined. If
   * `prepare` or the read rejects, the next call tries the same edit again.
   */
  readEdits(prepare?: (edited: Lists) => Promise<void>): Promise<Lists | undefined>;
  keepBefore(parts: Buffer[]): Promise<string>;
  /** Replaces the file. Resolves with false and writes nothing if another program has edited it since the last read. */
  write(parts: Buffer[]): Promise<boolean>;
  close(): void;
}

export interface OpenOptions {
  seed?: Lists;
  /** Renames a corrupt file and starts with the seed or with empty lists, instead of throwing. */
  isFresh?: boolean;
  now?: Clock;
  /** Called with a sentence for the operator of the server. */
  onNotice?: (sentence: string) => void;
}

/** Opens and locks the data file at `path`. Creates the file and its folder if absent. Throws `StartError`. */
export async function openJsonFile(path: string, options: OpenOptions = {}): Promise<JsonFile> {
  let unlock: (() => void) | undefined;
  try {
    await makeFolder(dirname(path));
    // If `path` is a symbolic link, the store replaces the link's target, not the link.
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

/** Creates a folder, and syncs the parent of each new folder, because a power cut could otherwise remove the folder. */
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
  // Copies the seed, because inserts mutate the lists and a reset needs the original.
  const lists = isSeeded ? { ...found?.lists, ...structuredClone(seed) } : found.lists;
  if (!isSeeded && !isEmpty(seed))
    onNotice?.(`The seed waits for a reset: the data file ${path} holds records already.`);
  // Rewrites even an unchanged file. If the file cannot be replaced, the start must fail now, and not the first lead
  // later.
  const parts = isSeeded ? fileParts(lists, blocksByResource(lists)) : [found.bytes];
  print = (await replaceFile(target, parts, 0o666, isKnown)) ?? print;

  return {
    lists,
    keys: await openKeyFile(`${target}.keys`, now),
    close,
    async readEdits(prepare) {
      const edited = fingerprintAt(target);
      // `isKnown` is also true for a removed file. Removing the file is not an edit: the next commit creates it again.
      if (isKnown(edited)) return undefined;
      try {
        const read = parseLists(await readFile(target));
        await prepare?.(read);
        print = edited;
        return read;
      } catch (error) {
        if (!(error instanceof DamagedLists)) throw error;
        throw new Error(`the data file ${path} was edited and ${error.message}. Repair it.`, {
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

/**
 * Returns the lists and their bytes. If the file is corrupt, throws, or with `isFresh` renames the file and returns
 * undefined.
 */
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
      `The data file ${path} ${error.message}; a copy is kept as ${path}${suffix}. Repair it, or start with --fresh.`,
    );
  }
}

/** Returns a name for a text. The name contains the text's hash, so that the same text is kept only once. */
function nameOf(parts: Buffer[]) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}

const isEmpty = (lists: Lists) => resourceNames.every((name) => lists[name].length === 0);
