import type { IslandComponent } from './island';

export interface IslandLoader {
  /** Loads the component. Rejects if the code cannot be fetched; the next call retries. */
  load: () => Promise<IslandComponent>;
  /** Returns whether the URL or the history state asks for a view that the prerendered HTML does not show. */
  hydratesAtOnce?: () => boolean;
}

/** Yields to the browser, so that it can handle input and paint. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** Evaluates modules one after the other, each in its own task, so that the browser handles presses between them. */
export async function inTasks<Code>(
  ...loads: [...(() => Promise<unknown>)[], () => Promise<Code>]
) {
  let code: unknown;
  for (const load of loads) {
    code = await load();
    await nextTask();
  }
  return code as Code;
}

export const loadReact = () => import('react-dom/client');

const hydrating = new WeakMap<HTMLElement, Promise<void>>();

/**
 * Hydrates an island once; later calls return the same promise. `loadFirst` loads what its code depends on. Resolves
 * when React handles events in the island. Rejects if code cannot be fetched; the next call retries.
 */
export function hydrateIsland(
  container: HTMLElement,
  { load }: IslandLoader,
  loadFirst: () => Promise<unknown>,
): Promise<void> {
  const hydrate = async () => {
    await loadFirst();
    const { runIsland } = await inTasks(loadReact, () => import('./root'));
    await runIsland(await inTasks(load), container);
    container.removeAttribute('data-unhydrated');
  };
  if (!hydrating.has(container)) {
    const result = hydrate();
    hydrating.set(container, result);
    result.catch(() => hydrating.delete(container));
  }
  return hydrating.get(container)!;
}
