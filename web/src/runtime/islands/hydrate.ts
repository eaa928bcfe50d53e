import type { IslandComponent } from './island';

export interface IslandLoader {
  /** Loads the component. Rejects if its code cannot be fetched. The next call then fetches again. */
  load: () => Promise<IslandComponent>;
  /** Returns whether the URL or the history state asks for a view that differs from the prerendered HTML. */
  hydratesAtOnce?: () => boolean;
}

/** Resolves in a new task. Before that task the browser can handle input and paint. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** Ignores the failure of a load for which no press waits. The next press loads again, and reports a failure. */
export const ignoreFailure = (wanted: Promise<unknown>) => void wanted.catch(() => undefined);

/** Runs a loader. Resolves in a new task, because the browser can handle presses between tasks. */
export async function inTask<Code>(load: () => Promise<Code>) {
  const code = await load();
  await nextTask();
  return code;
}

const hydrating = new WeakMap<HTMLElement, Promise<void>>();

/**
 * Makes React hydrate an island. Resolves when React handles events in it. Later calls return the same promise.
 * `loadFirst` loads React and the scripts on which the island's code depends. Rejects if code cannot be fetched. The
 * next call then tries again.
 */
export function hydrateIsland(
  container: HTMLElement,
  { load }: IslandLoader,
  loadFirst: () => Promise<unknown>,
): Promise<void> {
  const hydrate = async () => {
    await loadFirst();
    const { runIsland } = await inTask(() => import('./root'));
    await runIsland(await inTask(load), container);
    container.removeAttribute('data-unhydrated');
  };
  if (!hydrating.has(container)) {
    const result = hydrate();
    hydrating.set(container, result);
    result.catch(() => hydrating.delete(container));
  }
  return hydrating.get(container)!;
}
