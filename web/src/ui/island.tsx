import {
  createElement,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type RefObject,
} from 'react';
import { lazyComponent, type LazyComponent } from './lazy-component';

/** Every island of the pages loaded so far; the prerender fetches their code before it renders. */
const islands: LazyComponent<never>[] = [];

export async function preloadIslands() {
  await Promise.all(islands.map((code) => code.preload()));
}

/**
 * A part of a page that is prerendered whole, while its code arrives only when the visitor turns to it. Until then
 * React leaves the HTML alone, typed text included. The bootstrap (bootstrap.ts) marks it `data-wanted`, holds clicks and
 * submits inside `[data-cold]` and replays them once the part is live. Rendered without prerendered HTML, after a navigation inside
 * the site, it loads at once. Inputs inside must be uncontrolled and without `defaultValue`.
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const code = lazyComponent(load);
  islands.push(code as LazyComponent<never>);

  return function Island(props: Props) {
    const ref = useRef<HTMLDivElement>(null);
    const [isPrerendered] = useState(useIsHydrating());
    if (!isPrerendered) void code.preload().catch(() => undefined);
    useEffect(() => {
      const element = ref.current;
      if (!isPrerendered || !element) return;
      // A failed fetch is tried again with the visitor's next move.
      const start = () => void code.preload().catch(() => undefined);
      const observer = new MutationObserver(start);
      observer.observe(element, { attributeFilter: ['data-wanted'] });
      if (element.matches('[data-wanted], :focus-within')) start();
      return () => observer.disconnect();
    }, [isPrerendered]);

    // The same element on every render: an update to HTML that React has not taken over yet would make it start
    // over, and lose what was typed.
    const content = useMemo(() => {
      const Content = code.get();
      return (
        <Suspense fallback={null}>
          {createElement(Content, props)}
          <GoLive of={ref} />
        </Suspense>
      );
    }, [props]);
    return (
      <div ref={ref} data-cold="">
        {content}
      </div>
    );
  };
}

function GoLive({ of }: { of: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (of.current) window.goLive?.(of.current);
  }, [of]);
  return null;
}

const never = () => () => undefined;

function useIsHydrating() {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
