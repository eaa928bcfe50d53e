import { setTimeout as wait } from 'node:timers/promises';
import { createKeyRing, systemClock } from '../../core/idempotency';
import { emptyLists, StoreUnavailable, type ChangeableStore, type Lists } from '../../core/store';
import { byResource, resourceNames, type Resource } from '../../resources/registry';
import { codeOf } from '../start-error';
import { draftOver, stateOf, type Draft } from './draft';
import { openJsonFile, type JsonFile, type OpenOptions } from './json-file';

/** The store of the server: its lists are those of the JSON file, never ahead of the disk. */
export interface DurableStore extends ChangeableStore {
  lists: Readonly<Lists>;
  /** Takes in what was edited in the file by hand; keeps what it has while the file is damaged. */
  refresh(): Promise<void>;
  /** Takes no more, waits for what was accepted and lets another process have the file. */
  close(): Promise<void>;
}

export interface StoreOptions extends OpenOptions {
  /** Told once why nothing can be stored; the clients only read that they may try again. */
  onFailure?: (cause: unknown) => void;
}

/** Opens the store over the JSON file at `path`. Throws `StartError` (see `json-file`). */
export async function openStore(path: string, options: StoreOptions = {}): Promise<DurableStore> {
  return storeOver(await openJsonFile(path, options), options);
}

interface Call {
  /** What the call does to the batch's draft; an error is this call's alone. */
  apply(draft: Draft): unknown;
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

/** An editor may be writing the file: a damaged one is read once more after so many milliseconds. */
const secondLookMs = 50;

/** While a commit is likely to follow, waiting a quarter of it for more calls makes fewer of them. */
const gatherShare = 1 / 4;
const longestGatherMs = 20;

/** A file that somebody writes without end is given up after so many tries; the clients may come again. */
const mostTries = 5;

/**
 * A store over an open file. One commit is in flight at most; calls that arrive meanwhile share the
 * next. A commit that fails leaves no trace: its records were in no list yet.
 */
export function storeOver(file: JsonFile, options: StoreOptions = {}): DurableStore {
  const { seed, onFailure, onNotice, now = systemClock } = options;
  const state = stateOf(file.lists);
  const keys = createKeyRing(file.keys.entries, now);
  let waiting: Call[] = [];
  let committing: Promise<void> | undefined;
  let looking: Promise<void> | undefined;
  let lastCommitMs = 0;
  let reported = '';
  let isClosed = false;

  const report = (cause: unknown) => {
    const kind = codeOf(cause);
    if (reported !== kind) onFailure?.(cause);
    reported = kind;
  };

  /** Records that an edit leaves out are kept beside the file before it counts. */
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
      .catch(() => wait(secondLookMs).then(() => file.readEdits(keepLost)));
    if (!edited) return;
    const { lists, last } = state;
    for (const key of Object.keys(lists)) delete (lists as Partial<Lists>)[key as Resource];
    Object.assign(state, stateOf(Object.assign(lists, edited)));
    // An id that was given once is never given again.
    state.last = byResource((name) => Math.max(last[name], state.last[name]));
  }

  /** Resolves with each call's outcome once all of them are on disk. */
  async function commit(calls: Call[]): Promise<(() => void)[]> {
    for (let tries = 0; tries < mostTries; tries += 1) {
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
    throw new Error('somebody else writes the data file without end.');
  }

  async function commitAll() {
    await looking;
    while (waiting.length > 0) {
      await wait(Math.min(lastCommitMs * gatherShare, longestGatherMs));
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

  /** A commit looks at the file itself. */
  async function refresh() {
    if (!committing)
      await (looking ??= takeEdits()
        .catch(report)
        .finally(() => (looking = undefined)));
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
      await looking;
      await committing;
      file.close();
    },
  };
}

/** Lets a call do its part of the draft; what to tell the caller once the draft is on disk. */
function outcomeOf(call: Call, draft: Draft): () => void {
  try {
    const value = call.apply(draft);
    return () => call.resolve(value);
  } catch (reason) {
    return () => call.reject(reason);
  }
}
