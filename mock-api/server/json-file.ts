import { constants } from 'node:fs';
import { access, mkdir, open, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { emptyLists } from '../resources/store';

/** The lists as the JSON file holds them; keys of another origin ride along untouched. */
export type Lists = ReturnType<typeof emptyLists>;

/** Why the server cannot start, in one sentence for the terminal. */
export class StartError extends Error {}

/** Where the lists are kept, once the file is known to be readable and writable. */
export interface JsonFile {
  lists: Lists;
  /** Replaces the content for good: the old text or the new one is on disk, never a part. */
  write(text: string): Promise<void>;
}

/** Opens the JSON file at `path`, making it and its folder when absent. Throws `StartError`. */
export async function openJsonFile(path: string): Promise<JsonFile> {
  try {
    await mkdir(dirname(path), { recursive: true });
    const text = await readIfThere(path);
    if (text === undefined) {
      await replaceFile(path, textOf(emptyLists()), 0o666);
      return { lists: emptyLists(), write: (next) => replaceFile(path, next, 0o666) };
    }
    // A link stays a link: its target is what is replaced.
    const target = await realpath(path);
    await access(target, constants.W_OK);
    await access(dirname(target), constants.W_OK);
    const { mode } = await stat(target);
    return { lists: listsIn(text, path), write: (next) => replaceFile(target, next, mode) };
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The data file ${path} cannot be read and written (${codeOf(error)}).`);
  }
}

/** The file's text: indented, so that people can read and edit it. */
export const textOf = (lists: Lists) => `${JSON.stringify(lists, null, 2)}\n`;

/** Not by `instanceof`: Node's own errors are of another realm inside jest. */
const codeOf = (error: unknown) => String((error as NodeJS.ErrnoException).code ?? error);

async function readIfThere(path: string) {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function listsIn(text: string, path: string): Lists {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new StartError(`The data file ${path} is not valid JSON. Mend it or move it away.`);
  }
  const lists = isObject(data) && { ...emptyLists(), ...data };
  if (!lists || !Object.keys(emptyLists()).every((key) => isList(lists[key as keyof Lists])))
    throw new StartError(
      `The data file ${path} does not hold lists of records with an id. Mend it or move it away.`,
    );
  return lists;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Records need a whole number of their own as id; their other fields are the editor's business. */
function isList(value: unknown) {
  if (!Array.isArray(value)) return false;
  const ids = value.map((row: unknown) => (isObject(row) && 'id' in row ? row.id : undefined));
  return ids.every(Number.isSafeInteger) && new Set(ids).size === ids.length;
}

async function replaceFile(path: string, text: string, mode: number) {
  const temporary = `${path}.tmp`;
  try {
    const file = await open(temporary, 'w', mode);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {});
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Makes the rename last through a power cut. Windows cannot open a folder and needs no such call. */
async function syncFolder(path: string) {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
