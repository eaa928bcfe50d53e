import type { Resource } from '#contract/endpoints';
import {
  lastId,
  recordOf,
  StoreUnavailable,
  type Fields,
  type Records,
  type Store,
} from '../resources/store';
import { openJsonFile, textOf, type JsonFile, type Lists } from './json-file';

/** The store of the server: its lists are those of the JSON file, never ahead of the disk. */
export interface DurableStore extends Store {
  lists: Readonly<Lists>;
}

interface Arrival {
  /** Puts the record at the end of its list in `lists` and remembers it. */
  addTo(lists: Lists): void;
  resolve(): void;
  reject(reason: unknown): void;
}

/** Told why a commit failed; the clients only read that they may try again. */
type OnFailure = (cause: unknown) => void;

/** Opens the store over the JSON file at `path`. Throws `StartError` (see `json-file`). */
export async function openStore(path: string, onFailure?: OnFailure): Promise<DurableStore> {
  return storeOver(await openJsonFile(path), onFailure);
}

/**
 * A store over an open file. One commit is in flight at most; records that arrive meanwhile share
 * the next. A commit that fails leaves no trace: its records were in no list yet.
 */
export function storeOver({ lists, write }: JsonFile, onFailure?: OnFailure): DurableStore {
  let waiting: Arrival[] = [];
  let isCommitting = false;

  async function commitAll() {
    isCommitting = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        const next = copyOf(lists);
        for (const arrival of batch) arrival.addTo(next);
        await write(textOf(next));
        Object.assign(lists, next);
        for (const arrival of batch) arrival.resolve();
      } catch (cause) {
        onFailure?.(cause);
        const reason = new StoreUnavailable('The data file cannot be written', { cause });
        for (const arrival of batch) arrival.reject(reason);
      }
    }
    isCommitting = false;
  }

  return {
    lists,
    list: async (resource) => lists[resource],
    insert: <R extends Resource>(resource: R, fields: Fields<R>) =>
      new Promise<Records[R]>((resolve, reject) => {
        let record: Records[R];
        waiting.push({
          addTo: (next) => {
            record = recordOf<R>(lastId(next[resource]) + 1, fields);
            next[resource].push(record);
          },
          resolve: () => resolve(record),
          reject,
        });
        if (!isCommitting) void commitAll();
      }),
  };
}

const copyOf = (lists: Lists): Lists => ({
  ...lists,
  contact: [...lists.contact],
  'free-intake': [...lists['free-intake']],
  'ai-scan': [...lists['ai-scan']],
});
