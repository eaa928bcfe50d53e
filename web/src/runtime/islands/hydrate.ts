import type { IslandComponent } from './island';

/** How the browser gets the code of an island (app/islands.ts lists them). */
export interface IslandLoader {
  /** Fetches its component. Rejects if the code cannot be fetched; a later call tries again. */
  load: () => Promise<IslandComponent>;
  /** Returns whether the address or the history asks for something else than the prerendered HTML shows. */
  hydratesAtOnce?: () => boolean;
}

/** Gives the browser time for input and paint between two pieces of work. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** Evaluates modules one after the other, each in its own task, so that a press does not wait for all of them. */
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

/** Loads React's client, which islands and overlays need first. */
export const loadReact = () => import('react-dom/client');

const hydrating = new WeakMap<HTMLElement, Promise<void>>();

/**
 * Hydrates an island once; later calls return the same promise. `loadFirst` fetches what its code depends on. Resolves
 * when React handles events there. Rejects if code cannot be fetched; the next call then tries again.
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
