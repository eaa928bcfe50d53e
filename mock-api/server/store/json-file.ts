import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, copyFile, mkdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { emptyLists } from '../../resources/store';
import { codeOf, StartError } from '../start-error';
import { openKeyFile, type KeyFile } from './key-file';
import { blocksOf, fileParts, type Lists } from './lists-text';
import { lockFile } from './lock-file';
import { DamagedLists, parseLists } from './parse-lists';
import { fingerprintAt, replaceFile, temporarySuffix } from './replace-file';

/** Where the lists are kept, once the file is known to be readable and writable, and locked. */
export interface JsonFile {
  lists: Lists;
  keys: KeyFile;
  /** What someone else has written there since, or undefined. Rejects when it is damaged. */
  readEdits(): Promise<Lists | undefined>;
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
}

/** Opens the JSON file at `path`, making it and its folder when absent. Throws `StartError`. */
export async function openJsonFile(path: string, options: OpenOptions = {}): Promise<JsonFile> {
  let unlock: (() => void) | undefined;
  try {
    await mkdir(dirname(path), { recursive: true });
    // A link stays a link: its target is what is replaced.
    const target = fingerprintAt(path) ? await realpath(path) : path;
    unlock = lockFile(target);
    return await openLocked(path, target, options, unlock);
  } catch (error) {
    unlock?.();
    if (error instanceof StartError) throw error;
    throw new StartError(`The data file ${path} cannot be read and written (${codeOf(error)}).`);
  }
}

async function openLocked(
  path: string,
  target: string,
  { seed = emptyLists(), isFresh = false }: OpenOptions,
  close: () => void,
): Promise<JsonFile> {
  await rm(target + temporarySuffix, { force: true });
  let print = fingerprintAt(target);
  let lists = print && (await readLists(path, target, isFresh));
  const mode = lists ? (await stat(target)).mode : 0o666;
  if (lists) {
    await access(target, constants.W_OK);
    await access(dirname(target), constants.W_OK);
  }
  if (!lists || (isEmpty(lists) && !isEmpty(seed))) {
    // A copy: these lists grow, and a reset needs the seed as it was.
    lists = { ...lists, ...structuredClone(seed) };
    print = await replaceFile(target, wholeParts(lists), mode);
  }

  return {
    lists,
    keys: await openKeyFile(`${target}.keys`),
    close,
    async readEdits() {
      const found = fingerprintAt(target);
      // A file that is gone was not edited: what it held is written again.
      if (found === undefined || found === print) return undefined;
      try {
        const edited = parseLists(await readFile(target));
        print = found;
        return edited;
      } catch (error) {
        if (!(error instanceof DamagedLists)) throw error;
        throw new Error(`the data file ${path} was edited and ${error.message}. Mend it.`, {
          cause: error,
        });
      }
    },
    async write(parts) {
      const isKnown = (found?: string) => found === undefined || found === print;
      const written = await replaceFile(target, parts, mode, isKnown);
      print = written ?? print;
      return written !== undefined;
    },
  };
}

/** The lists in the file; undefined: they were damaged, and now lie under another name. */
async function readLists(path: string, target: string, isFresh: boolean) {
  const bytes = await readFile(target);
  try {
    return parseLists(bytes);
  } catch (error) {
    if (!(error instanceof DamagedLists)) throw error;
    // Named by content: starting again over the same damage makes no second copy.
    const name = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    const suffix = `.corrupt-${name}`;
    await (isFresh ? rename(target, target + suffix) : copyFile(target, target + suffix));
    if (isFresh) return undefined;
    throw new StartError(
      `The data file ${path} ${error.message}; a copy is kept as ${path}${suffix}. Mend it, or start with --fresh.`,
    );
  }
}

const isEmpty = (lists: Lists) =>
  [lists.contact, lists['free-intake'], lists['ai-scan']].every((list) => list.length === 0);

const wholeParts = (lists: Lists) =>
  fileParts(lists, {
    contact: blocksOf(lists.contact),
    'free-intake': blocksOf(lists['free-intake']),
    'ai-scan': blocksOf(lists['ai-scan']),
  });
