/** Waits for milliseconds. Resolves with false, and earlier, if a reset ends the call. */
export type Delay = (ms: number) => Promise<boolean>;

/**
 * The calls that a scenario delays. Without an `AbortSignal`, because Node prints a warning if more than ten calls
 * listen to one.
 */
export function createSlowCalls() {
  let ends = new Set<() => void>();
  return {
    /** Returns the delay of one call. `endAll` also ends delays that the call begins later. */
    begin(): Delay {
      const own = ends;
      return (ms) =>
        new Promise((resolve) => {
          if (own !== ends) return resolve(false);
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
    endAll() {
      const ended = ends;
      ends = new Set();
      for (const end of ended) end();
    },
  };
}
