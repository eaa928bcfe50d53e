import { inTask, loadOnce } from '../presses/load-once';
import type { IslandComponent } from './island';

export interface IslandLoader {
  /** Loads the component. Rejects if its code cannot be fetched. The next call then fetches again. */
  load: () => Promise<IslandComponent>;
  /** Returns whether the URL or the history state asks for a view that differs from the prerendered HTML. */
  hydratesAtOnce?: () => boolean;
}

const hydrators = new WeakMap<HTMLElement, () => Promise<void>>();

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
  if (!hydrators.has(container)) hydrators.set(container, loadOnce(hydrate));
  return hydrators.get(container)!();
}
