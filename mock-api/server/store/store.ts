import { setTimeout as wait } from 'node:timers/promises';
import { createKeyRing, systemClock } from '../../core/idempotency';
import { emptyLists, StoreUnavailable, type ChangeableStore, type Lists } from '../../core/store';
import { byResource, resourceNames, type Resource } from '../../resources/registry';
import { codeOf } from '../start-error';
import { stageOver, stateOf, type StagedChanges } from './staged-changes';
import { openJsonFile, type JsonFile, type OpenOptions } from './json-file';

/** The server's store. `lists` contains only records that are on disk. */
export interface DurableStore extends ChangeableStore {
  lists: Readonly<Lists>;
  /** Loads an edit of the file by another program. While the file is corrupt, the store keeps its present lists. */
  refresh(): Promise<void>;
  /** Refuses new calls, waits for the accepted ones, and releases the lock of the file. */
  close(): Promise<void>;
}

export interface StoreOptions extends OpenOptions {
  /**
   * Called with the reason why the store cannot read or write the file. Not called again for the same reason until a
   * commit succeeds. Clients only get a 503.
   */
  onFailure?: (cause: unknown) => void;
}

export async function openStore(path: string, options: StoreOptions = {}): Promise<DurableStore> {
  return storeOver(await openJsonFile(path, options), options);
}

interface Call {
  /** Adds the change of this call to those of its batch. If `apply` throws, only this call rejects. */
  apply(staged: StagedChanges): unknown;
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

/** Milliseconds before the store reads a corrupt file a second time, because an editor may still be writing it. */
const rereadDelayMs = 50;

/** Before a commit the store waits for more calls, for this share of the last commit's duration. */
const gatherShare = 1 / 4;
/** The greatest number of milliseconds for which the store waits for more calls before a commit. */
const maxGatherMs = 20;

/** The greatest number of attempts of a commit. An attempt fails if another program edits the file meanwhile. */
const maxAttempts = 5;

/**
 * Creates the store of an open file. One commit runs at a time; calls that arrive during a commit share the next one. A
 * record enters the lists when its commit is finished.
 */
export function storeOver(file: JsonFile, options: StoreOptions = {}): DurableStore {
  const { seed, onFailure, onNotice, now = systemClock } = options;
  const state = stateOf(file.lists);
  const keys = createKeyRing(file.keys.entries, now);
  let waiting: Call[] = [];
  let committing: Promise<void> | undefined;
  let refreshing: Promise<void> | undefined;
  let lastCommitMs = 0;
  let reported = '';
  let isClosed = false;

  const report = (cause: unknown) => {
    const kind = codeOf(cause);
    if (reported !== kind) onFailure?.(cause);
    reported = kind;
  };

  /**
   * If an edited data file no longer contains some of the stored records, saves the previous text in a second file.
   * Call this before you apply the edit.
   */
  async function keepLost(edited: Lists) {
    const lost = resourceNames.flatMap((name) => {
      const ids = new Set(edited[name].map(({ id }) => id));
      return state.lists[name].filter(({ id }) => !ids.has(id));
    });
    if (lost.length === 0) return;
    const kept = await file.keepBefore(stageOver(state).parts());
    onNotice?.(
      `An edit of the data file left out ${lost.length} stored records: the text before it is kept as ${kept}.`,
    );
  }

  async function takeEdits() {
    const edited = await file
      .readEdits(keepLost)
      .catch(() => wait(rereadDelayMs).then(() => file.readEdits(keepLost)));
    if (!edited) return;
    const { lists, last } = state;
    for (const key of Object.keys(lists)) delete (lists as Partial<Lists>)[key as Resource];
    Object.assign(state, stateOf(Object.assign(lists, edited)));
    // Keeps the highest ids, so that no new record gets the id of a record that an edit removed.
    state.last = byResource((name) => Math.max(last[name], state.last[name]));
  }

  async function commit(calls: Call[]): Promise<(() => void)[]> {
    for (let tries = 0; tries < maxAttempts; tries += 1) {
      await takeEdits();
      const staged = stageOver(state, now);
      const settlers = calls.map((call) => outcomeOf(call, staged));
      if (staged.isEmpty()) return settlers;
      await file.keys.append(staged.keys);
      if (!(await file.write(staged.parts()))) continue;
      staged.settle();
      for (const entry of staged.keys) keys.add(entry);
      return settlers;
    }
    throw new Error('another program keeps writing the data file.');
  }

  async function commitAll() {
    await refreshing;
    while (waiting.length > 0) {
      await wait(Math.min(lastCommitMs * gatherShare, maxGatherMs));
      const calls = waiting;
      waiting = [];
      const begin = performance.now();
      try {
        for (const settle of await commit(calls)) settle();
        reported = '';
      } catch (cause) {
        report(cause);
        const reason = new StoreUnavailable('The data file cannot be written', { cause });
        for (const call of calls) call.reject(reason);
      }
      lastCommitMs = performance.now() - begin;
    }
    committing = undefined;
  }

  function enqueue<Value>(apply: (staged: StagedChanges) => Value) {
    return new Promise<Value>((resolve, reject) => {
      if (isClosed) throw new StoreUnavailable('The data file is closed');
      waiting.push({ apply, resolve: resolve as (value: unknown) => void, reject });
      committing ??= commitAll();
    });
  }

  /** Loads edits of the file. Does nothing during a commit, because each commit loads them itself. */
  async function refresh() {
    if (!committing)
      await (refreshing ??= takeEdits()
        .catch(report)
        .finally(() => (refreshing = undefined)));
  }

  return {
    lists: state.lists,
    refresh,
    list: async (resource) => {
      await refresh();
      return state.lists[resource];
    },
    insert: (resource, fields, key) =>
      enqueue((staged) =>
        staged.insert<typeof resource>(
          resource,
          fields,
          key === undefined ? undefined : { name: key, entry: keys.entryOf(resource, key) },
        ),
      ),
    change: (resource, id, change) =>
      enqueue((staged) => {
        let isThere = false;
        staged.replace(resource, (list) =>
          list.flatMap((record) => {
            if (record.id !== id) return [record];
            isThere = true;
            return change(record) ?? [];
          }),
        );
        return isThere;
      }),
    reset: () => enqueue((staged) => staged.reset({ ...emptyLists(), ...seed })),
    async close() {
      isClosed = true;
      await refreshing;
      await committing;
      file.close();
    },
  };
}

/**
 * Adds the change of a call to those of its batch. Returns a function that resolves or rejects the call; the caller
 * runs it after the batch is on disk.
 */
function outcomeOf(call: Call, staged: StagedChanges): () => void {
  try {
    const value = call.apply(staged);
    return () => call.resolve(value);
  } catch (reason) {
    return () => call.reject(reason);
  }
}
