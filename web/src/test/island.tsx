import { createElement, Suspense, type ComponentType } from 'react';
import { lazyComponent, type CodeOnDemand } from '../ui/lazy-component';

const islands: CodeOnDemand<never>[] = [];

export async function preloadIslands() {
  await Promise.all(islands.map((code) => code.preload()));
}

/**
 * Stands in for `ui/island` in component tests: the same part, rendered in the page's own tree, where Testing Library
 * can follow it. Islands as roots of their own are proven in a browser (e2e).
 */
export function island<Props extends object>(
  _name: string,
  load: () => Promise<ComponentType<Props>>,
) {
  const code = lazyComponent(load);
  islands.push(code as CodeOnDemand<never>);
  return function Island(props: Props) {
    return <Suspense fallback={null}>{createElement(code.get(), props)}</Suspense>;
  };
}
