import { inTask, loadOnce } from '../presses/load-once';
import type { IslandComponent } from './island';

export interface IslandLoader {
  /** Rejects if the code cannot be fetched. The next call fetches again. */
  load: () => Promise<IslandComponent>;
  /** Whether the URL or the history state asks for a view that differs from the prerendered HTML. */
  hydratesAtOnce?: () => boolean;
}

const hydrators = new WeakMap<HTMLElement, () => Promise<void>>();

/**
 * Hydrates an island. Resolves when React handles events in it. Later calls return the same promise. `loadFirst` loads
 * React and other scripts that the island needs. After a failed fetch the promise rejects, and the next call tries
 * again.
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
  if (!hydrators.has(container)) hydrators.set(container, loadOnce(hydrate));
  return hydrators.get(container)!();
}
