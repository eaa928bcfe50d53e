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
