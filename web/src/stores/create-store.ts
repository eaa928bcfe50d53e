/** Storage keys of all persisted stores on this page. A reset of the demo removes the values of these keys. */
export const persistedKeys = new Set<string>();

/**
 * Creates a store that keeps its state as JSON under `key`, in local storage or in the storage that `findStorage`
 * returns. `parse` converts the stored value to a state, and must not throw. If no valid JSON is stored, `parse` gets
 * undefined. After a write in another tab, the store also calls its subscribers.
 */
export function createPersistedStore<State>(
  key: string,
  parse: (stored: unknown) => State,
  findStorage: () => Storage = () => localStorage,
): Store<State> {
  persistedKeys.add(key);
  // If the visitor blocks storage, reading the property `localStorage` throws.
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
  /**
   * The JSON from which `state` was parsed. It is null in a new store, which does not read the storage, because the
   * first access to storage is slow.
   */
  let text: string | null = null;
  let state = parse(undefined);
  /** The state as JSON while storage is blocked or full. It is lost when the visitor leaves the page. */
  let unsaved: string | null = null;
  const listeners = new Set<() => void>();

  /** Always reads the storage, so that `set({ ...store.get(), change })` keeps what another tab has written. */
  const get = () => {
    const latest = unsaved ?? readItem();
    if (latest !== text) {
      text = latest;
      state = parse(fromJson(latest));
    }
    return state;
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const handleStorage = (event: StorageEvent) => {
    // The event's key is null after `localStorage.clear()`, which changes every store.
    if (event.key !== null && event.key !== key) return;
    unsaved = null;
    notify();
  };

  return {
    get,
    set(next) {
      const json = JSON.stringify(next);
      unsaved = writeItem(json) ? null : json;
      notify();
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

/** Creates a store that keeps its state in memory, until the visitor leaves the page. */
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
