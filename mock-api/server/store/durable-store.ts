import { setTimeout as wait } from 'node:timers/promises';
import { insertRecord, systemClock, type Clock, type Content } from '../../core/idempotency';
import { emptyLists, lastId, StoreUnavailable, type Lists, type Store } from '../../core/store';
import { byResource, type Resource } from '../../resources/registry';
import { codeOf } from '../start-error';
import { openDataFile, type OpenOptions } from './data-file';

/** `lists` contains only records that are on disk. */
export interface DurableStore extends Store {
  lists: Readonly<Lists>;
  /** Restores the seed or, without one, empties the lists (only those in `only`). Deletes their idempotency keys. */
  reset(only?: readonly Resource[]): Promise<void>;
  /** Reads the file again if another program has changed it. Keeps the present lists while the file is corrupt. */
  refresh(): Promise<void>;
  /** Rejects new calls, waits for the accepted ones, and releases the lock of the file. */
  close(): Promise<void>;
}

export interface StoreOptions extends OpenOptions {
  now?: Clock;
  /** Called with the reason for a failed read or write. Leaves out repetitions until a commit succeeds. */
  onFailure?: (cause: unknown) => void;
}

/** `last` contains the highest id that each list has used since the start or the last reset. */
interface State extends Content {
  last: Record<Resource, number>;
}

interface Call {
  /** Changes the state that a batch's calls share. If it throws, only this call rejects, and the state stays. */
  apply(next: State): unknown;
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

/** Milliseconds before a second read of a corrupt file. An editor may still be writing the file. */
const rereadDelayMs = 50;

/**
 * Milliseconds to wait for more calls before a commit: a quarter of the last commit's duration, at most 20. Many
 * clients send their next call when they get a response, and would otherwise miss the next commit.
 */
const gatherMs = (lastCommitMs: number) => Math.min(lastCommitMs / 4, 20);

const lastIds = (lists: Lists) => byResource((resource) => lastId(lists[resource]));

/** Copies the lists and keys, but not the records, because no call mutates a record. */
const copyOf = ({ lists, keys, last }: State): State => ({
  lists: { ...lists, ...byResource((resource) => [...lists[resource]]) } as Lists,
  keys: new Map(keys),
  last: { ...last },
});

/** Only one commit runs at a time, and later calls share the next one. `lists` gets a record after its commit. */
export async function openStore(path: string, options: StoreOptions = {}): Promise<DurableStore> {
  const { seed, onFailure, now = systemClock } = options;
  const file = await openDataFile(path, options);
  const { lists } = file;
  let state: State = { lists, keys: new Map(), last: lastIds(lists) };
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

  /** json-server holds a reference to `lists`, so the object must stay the same. */
  function setState(next: State) {
    for (const name of Object.keys(lists)) delete (lists as Partial<Lists>)[name as Resource];
    state = { ...next, lists: Object.assign(lists, next.lists) };
  }

  async function loadEdit() {
    const edited = await file.readEdit().catch(() => wait(rereadDelayMs).then(file.readEdit));
    if (!edited) return;
    // A new record must not get the id of a record that an edit has removed.
    const found = lastIds(edited);
    const last = byResource((name) => Math.max(state.last[name], found[name]));
    setState({ ...state, lists: edited, last });
  }

  async function commit(calls: Call[]): Promise<void> {
    await loadEdit();
    const next = copyOf(state);
    const replies = calls.map((call) => replyOf(call, next));
    // If another program has saved an edit since `loadEdit`, the commit starts again from that edit.
    if (!(await file.write(next.lists))) return commit(calls);
    setState(next);
    for (const reply of replies) reply();
  }

  async function commitAll() {
    await refreshing;
    while (waiting.length > 0) {
      await wait(gatherMs(lastCommitMs));
      const calls = waiting;
      waiting = [];
      const begin = performance.now();
      try {
        await commit(calls);
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

  function enqueue<Value>(apply: (next: State) => Value) {
    return new Promise<Value>((resolve, reject) => {
      if (isClosed) throw new StoreUnavailable('The data file is closed');
      waiting.push({ apply, resolve: resolve as (value: unknown) => void, reject });
      committing ??= commitAll();
    });
  }

  /** Each commit loads edits itself, so this function does nothing during a commit. */
  async function refresh() {
    if (!committing)
      await (refreshing ??= loadEdit()
        .catch(report)
        .finally(() => (refreshing = undefined)));
  }

  return {
    lists,
    refresh,
    list: async (resource) => {
      await refresh();
      return lists[resource];
    },
    insert: (resource, fields, key) =>
      enqueue((next) => {
        const id = next.last[resource] + 1;
        const record = insertRecord<typeof resource>(next, resource, fields, { id, key, now });
        next.last[resource] = Math.max(next.last[resource], record.id);
        return record;
      }),
    reset: (only) =>
      enqueue((next) => {
        const isReset = (name: string) => !only || only.some((each) => each === name);
        const initial = structuredClone({ ...emptyLists(), ...seed });
        const entries = Object.entries(initial).filter(([name]) => isReset(name));
        Object.assign(next.lists, Object.fromEntries(entries));
        const found = lastIds(next.lists);
        next.last = byResource((name) => (isReset(name) ? found : next.last)[name]);
        for (const key of next.keys.keys())
          if (isReset(key.slice(0, key.indexOf(' ')))) next.keys.delete(key);
      }),
    async close() {
      isClosed = true;
      await refreshing;
      await committing;
      file.close();
    },
  };
}

/** Applies a call. Returns a function that resolves or rejects the call. Run it when the batch is on disk. */
function replyOf(call: Call, next: State): () => void {
  try {
    const value = call.apply(next);
    return () => call.resolve(value);
  } catch (reason) {
    return () => call.reject(reason);
  }
}
