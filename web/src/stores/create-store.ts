/** Keys of all persisted stores that this page has created. The demo's reset removes them. */
export const persistedKeys = new Set<string>();

/**
 * Creates a store that keeps its state as JSON under `key`, in the browser's local storage or in the one that
 * `findStorage` returns. `parse` gets the stored value (undefined if there is none, or no valid JSON) and must not throw.
 *
 * `get` always reads storage, so that `set({ ...store.get(), change })` keeps what another tab has written meanwhile.
 * Subscribers are also called after a write of another tab. If storage is forbidden or full, the state lasts as long as
 * the page.
 */
export function createPersistedStore<State>(
  key: string,
  parse: (stored: unknown) => State,
  findStorage: () => Storage = () => localStorage,
): Store<State> {
  persistedKeys.add(key);
  // Reading `localStorage` throws if the visitor blocks storage.
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
  /** JSON of `state`. Only the first `get` reads it, because a page's first access to storage is slow. */
  let text: string | null = null;
  let state = parse(undefined);
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
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const handleStorage = (event: StorageEvent) => {
    // The key is null after `localStorage.clear()`.
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

/** Creates a store that lasts as long as the page. Components read it with `useStore` (use-store.ts). */
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
