import { inTask, loadOnce } from '../presses/load-once';
import type { IslandComponent } from './island';

export interface IslandLoader {
  /** Rejects if the code cannot be fetched. The next call fetches again. */
  load: () => Promise<IslandComponent>;
  /** Whether the URL or the history state asks for a view that differs from the prerendered HTML. */
  hydratesAtOnce?: () => boolean;
}

const hydrations = new WeakMap<HTMLElement, () => Promise<void>>();

/**
 * Hydrates an island once, after `loadFirst` has loaded React and the island's other scripts. Resolves when React
 * handles events in the island. Rejects if a fetch fails, and the next call then tries again.
 */
export function hydrateIsland(
  container: HTMLElement,
  { load }: IslandLoader,
  loadFirst: () => Promise<unknown>,
): Promise<void> {
  const run = async () => {
    await loadFirst();
    const { runIsland } = await inTask(() => import('./root'));
    await runIsland(await inTask(load), container);
    container.removeAttribute('data-unhydrated');
  };
  if (!hydrations.has(container)) hydrations.set(container, loadOnce(run));
  return hydrations.get(container)!();
}
