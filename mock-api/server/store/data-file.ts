import { constants, lstatSync } from 'node:fs';
import { access, mkdir, readFile, realpath, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { emptyLists, type Lists } from '../../core/store';
import { resourceNames } from '../../resources/registry';
import { codeOf, StartError } from '../start-error';
import { lockFile, type Lock } from './lock-file';
import { DamagedLists, parseLists } from './parse-lists';
import { fingerprintAt, replaceFile, temporarySuffix } from './replace-file';

/** A locked data file that can be read and replaced. */
export interface DataFile {
  lists: Lists;
  /** Resolves with the lists if another program has edited the file since the last read. */
  readEdit(): Promise<Lists | undefined>;
  /** Resolves with false and writes nothing if another program has edited the file since the last read. */
  write(lists: Lists): Promise<boolean>;
  close(): void;
}

export interface OpenOptions {
  seed?: Lists;
  /** Called with a sentence for the operator of the server. */
  onNotice?: (sentence: string) => void;
}

/** Opens and locks the data file. Creates the file and its folder if absent. Rejects with `StartError`. */
export async function openDataFile(path: string, options: OpenOptions = {}): Promise<DataFile> {
  let lock: Lock | undefined;
  try {
    await mkdir(dirname(path), { recursive: true });
    // The store replaces the target of a symbolic link, not the link. For a link without a target, `realpath` rejects.
    const isThere = lstatSync(path, { throwIfNoEntry: false });
    const target = isThere ? await realpath(path) : path;
    lock = lockFile(target);
    return await openLocked(path, target, options, lock);
  } catch (error) {
    lock?.release();
    if (error instanceof StartError) throw error;
    throw new StartError(
      codeOf(error) === 'EBUSY'
        ? `The data file ${path} is mounted by itself and cannot be replaced. Mount its folder.`
        : `The data file ${path} cannot be read and written (${codeOf(error)}).`,
    );
  }
}

async function openLocked(
  path: string,
  target: string,
  { seed = emptyLists(), onNotice }: OpenOptions,
  lock: Lock,
): Promise<DataFile> {
  await rm(target + temporarySuffix, { force: true });
  let print = fingerprintAt(target);
  const found = print ? await readLists(path, target) : undefined;
  const isSeeded = !found || (isEmpty(found.lists) && !isEmpty(seed));
  const lists = isSeeded ? { ...found?.lists, ...seed } : found.lists;
  if (!isSeeded && !isEmpty(seed))
    onNotice?.(`The seed waits for a reset: the data file ${path} holds records already.`);

  /** A removed file does not count as an edit, because the next write creates it again. */
  const isEdited = () => ![undefined, print].includes(fingerprintAt(target));
  async function replace(content: string | Buffer) {
    const written = await replaceFile(target, content, () => {
      lock.check();
      return !isEdited();
    });
    print = written ?? print;
    return written !== undefined;
  }
  // Writes the file at once: if the file cannot be replaced, the start must fail, and not the first call.
  await replace(isSeeded ? textOf(lists) : found.bytes);

  return {
    lists,
    async readEdit() {
      if (!isEdited()) return undefined;
      const edited = fingerprintAt(target);
      try {
        const read = parseLists(await readFile(target));
        print = edited;
        return read;
      } catch (error) {
        if (!(error instanceof DamagedLists)) throw error;
        throw new Error(`the data file ${path} was edited and ${error.message}. Repair it.`, {
          cause: error,
        });
      }
    },
    write: (next) => replace(textOf(next)),
    close: () => lock.release(),
  };
}

async function readLists(path: string, target: string) {
  await access(target, constants.W_OK);
  const bytes = await readFile(target);
  try {
    return { bytes, lists: parseLists(bytes) };
  } catch (error) {
    if (!(error instanceof DamagedLists)) throw error;
    throw new StartError(`The data file ${path} ${error.message}. Repair it or move it away.`);
  }
}

/** Indented, because people read and edit the file. */
const textOf = (lists: Lists) => `${JSON.stringify(lists, null, 2)}\n`;

const isEmpty = (lists: Lists) => resourceNames.every((name) => lists[name].length === 0);
