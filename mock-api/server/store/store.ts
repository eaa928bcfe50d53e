import { setTimeout as wait } from 'node:timers/promises';
import { createKeyRing, systemClock } from '../../core/idempotency';
import { emptyLists, StoreUnavailable, type ChangeableStore, type Lists } from '../../core/store';
import { byResource, resourceNames, type Resource } from '../../resources/registry';
import { codeOf } from '../start-error';
import { draftOver, stateOf, type Draft } from './draft';
import { openJsonFile, type JsonFile, type OpenOptions } from './json-file';

/** The server's store. Its lists contain only records that are on disk. */
export interface DurableStore extends ChangeableStore {
  lists: Readonly<Lists>;
  /** Reads edits of the file; keeps the present lists while the file is corrupt. */
  refresh(): Promise<void>;
  /** Refuses new calls, waits for accepted ones and releases the file. */
  close(): Promise<void>;
}

export interface StoreOptions extends OpenOptions {
  /** Receives the cause when nothing can be stored, once per failure; clients only get a 503. */
  onFailure?: (cause: unknown) => void;
}

export async function openStore(path: string, options: StoreOptions = {}): Promise<DurableStore> {
  return storeOver(await openJsonFile(path, options), options);
}

interface Call {
  /** Applies the call to the batch's draft. If it throws, only this call rejects. */
  apply(draft: Draft): unknown;
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

/** Delay before a corrupt file is read a second time, because an editor may be writing it, in milliseconds. */
const rereadDelayMs = 50;

/** The share of a usual commit's duration that the store waits for more calls, to need fewer commits. */
const gatherShare = 1 / 4;
const maxGatherMs = 20;

/** Attempts to replace a file that another program keeps writing. */
const maxAttempts = 5;

/**
 * At most one commit runs; calls that arrive meanwhile share the next one. Lists only get records of finished commits.
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

  /** Keeps the records that an edit removed beside the file, before the edit is applied. */
  async function keepLost(edited: Lists) {
    const lost = resourceNames.flatMap((name) => {
      const ids = new Set(edited[name].map(({ id }) => id));
      return state.lists[name].filter(({ id }) => !ids.has(id));
    });
    if (lost.length === 0) return;
    const kept = await file.keepBefore(draftOver(state).parts());
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
    // An id is never used twice.
    state.last = byResource((name) => Math.max(last[name], state.last[name]));
  }

  async function commit(calls: Call[]): Promise<(() => void)[]> {
    for (let tries = 0; tries < maxAttempts; tries += 1) {
      await takeEdits();
      const draft = draftOver(state, now);
      const settlers = calls.map((call) => outcomeOf(call, draft));
      if (draft.isEmpty()) return settlers;
      await file.keys.append(draft.keys);
      if (!(await file.write(draft.parts()))) continue;
      draft.settle();
      for (const entry of draft.keys) keys.add(entry);
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

  function enqueue<Value>(apply: (draft: Draft) => Value) {
    return new Promise<Value>((resolve, reject) => {
      if (isClosed) throw new StoreUnavailable('The data file is closed');
      waiting.push({ apply, resolve: resolve as (value: unknown) => void, reject });
      committing ??= commitAll();
    });
  }

  /** Skips the read during a commit, which reads the file itself. */
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
      enqueue((draft) =>
        draft.insert<typeof resource>(
          resource,
          fields,
          key === undefined ? undefined : { name: key, entry: keys.entryOf(resource, key) },
        ),
      ),
    change: (resource, id, change) =>
      enqueue((draft) => {
        let isThere = false;
        draft.replace(resource, (list) =>
          list.flatMap((record) => {
            if (record.id !== id) return [record];
            isThere = true;
            return change(record) ?? [];
          }),
        );
        return isThere;
      }),
    reset: () => enqueue((draft) => draft.reset({ ...emptyLists(), ...seed })),
    async close() {
      isClosed = true;
      await refreshing;
      await committing;
      file.close();
    },
  };
}

/** Applies a call to the draft; returns the function that settles the call after the draft is on disk. */
function outcomeOf(call: Call, draft: Draft): () => void {
  try {
    const value = call.apply(draft);
    return () => call.resolve(value);
  } catch (reason) {
    return () => call.reject(reason);
  }
}
