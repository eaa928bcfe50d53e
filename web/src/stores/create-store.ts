/**
 * A store in the browser's local storage (or another: `findStorage`), as JSON under `key`. `parse` takes whatever was found there (undefined where
 * nothing, or no JSON, was) and never throws.
 *
 * `get` always reads what is stored now, so that `set({ ...store.get(), change })` loses nothing that another tab wrote
 * meanwhile; subscribers hear of other tabs too. Where storage is forbidden or full, the value lives as long as the page.
 */
export function createPersistedStore<State>(
  key: string,
  parse: (stored: unknown) => State,
  findStorage: () => Storage = () => localStorage,
): Store<State> {
  // Where the visitor forbids storage, the very mention of it throws.
  function readItem() {
    try {
      return findStorage().getItem(key);
    } catch {
      return null;
    }
  }
  function writeItem(json: string) {
    try {
      findStorage().setItem(key, json);
      return true;
    } catch {
      return false;
    }
  }
  /** Not read before somebody asks: the first look into the storage of a page takes time. */
  let text: string | null = null;
  let state = parse(undefined);
  /** What could not be written. */
  let unsaved: string | null = null;
  const listeners = new Set<() => void>();

  const get = () => {
    const latest = unsaved ?? readItem();
    if (latest !== text) {
      text = latest;
      state = parse(fromJson(latest));
    }
    return state;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const handleStorage = (event: StorageEvent) => {
    // A key of null: everything was cleared.
    if (event.key !== null && event.key !== key) return;
    unsaved = null;
    tell();
  };

  return {
    get,
    set(next) {
      const json = JSON.stringify(next);
      unsaved = writeItem(json) ? null : json;
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', handleStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', handleStorage);
      };
    },
  };
}

function fromJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export interface Store<State> {
  get(): State;
  set(next: State): void;
  subscribe(listener: () => void): () => void;
}

/** A value outside React; components follow it with `useStore` (use-store.ts). */
export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(next) {
      if (Object.is(next, state)) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
