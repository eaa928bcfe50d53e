import type { Resource } from '../resources/registry';

/** Waits for `ms` milliseconds and resolves with true. If a reset ends the call, resolves at once with false. */
export type Delay = (ms: number) => Promise<boolean>;

/** The list of a call, or undefined if its path belongs to no list. */
type List = Resource | undefined;

/** The calls that a scenario delays. Uses no `AbortSignal`, because Node warns if more than ten calls listen to one. */
export function createSlowCalls() {
  const endsOf = new Map<List, Set<() => void>>();
  return {
    /** Returns the delay function of one call. If `end` ends the call, its later delays end at once. */
    begin(list: List): Delay {
      const own = endsOf.get(list) ?? new Set();
      endsOf.set(list, own);
      return (ms) =>
        new Promise((resolve) => {
          if (own !== endsOf.get(list)) return resolve(false);
          const end = (isTime: boolean) => {
            clearTimeout(timer);
            own.delete(endEarly);
            resolve(isTime);
          };
          const endEarly = () => end(false);
          const timer = setTimeout(end, ms, true);
          own.add(endEarly);
        });
    },
    end(lists: readonly List[]) {
      for (const list of lists) {
        const ended = endsOf.get(list) ?? [];
        endsOf.delete(list);
        for (const end of ended) end();
      }
    },
  };
}
