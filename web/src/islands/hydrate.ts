import type { Island } from './island';

/** Lets input and paint come between two pieces of work. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** Evaluates modules one after the other, each in a task of its own, so that no press waits for all of them. */
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

/** React itself, which everything here and in the overlays begins with. */
export const loadReact = () => import('react-dom/client');

const hydrating = new WeakMap<HTMLElement, Promise<void>>();

/**
 * Hydrates one of the page's islands, once; `loadFirst` fetches what it cannot do without. Resolves when React answers
 * there; rejects when code cannot be fetched, and then tries again when it is called again.
 */
export function hydrateIsland(
  container: HTMLElement,
  { load }: Island,
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
