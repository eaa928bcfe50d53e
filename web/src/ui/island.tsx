import {
  createElement,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { ErrorBoundary } from './error-boundary';
import { loadOnce, type CodeOnDemand } from './lazy-component';
import { SiteContexts, useSiteContexts } from './site-contexts';
import { keepTypedText } from './typed-text';
import { useIsHydrating } from './use-is-hydrating';
import { written } from './written-html';

interface Kind {
  name: string;
  code: CodeOnDemand<ComponentType<object>>;
  isWantedAtOnce: () => boolean;
}

/** Every island of the modules loaded so far, by its name; the prerender fetches their code before it renders. */
const islands = new Map<string, Kind>();

export async function preloadIslands() {
  await Promise.all(Array.from(islands.values(), ({ code }) => code.preload()));
}

/** Told that an island's code could not be fetched, and whether the visitor waits for the answer to a click. */
let handleMissingCode: ((isWaitedFor: boolean) => void) | undefined;

export function onMissingIslandCode(handler: (isWaitedFor: boolean) => void) {
  handleMissingCode = handler;
}

/**
 * A part of a page that is prerendered whole, while its code arrives only when the visitor turns to it. Until then its
 * HTML is left alone, typed text included; the bootstrap (bootstrap.ts) marks it `data-wanted`, holds clicks and
 * submits inside `[data-cold]` and replays them once the part is live. Rendered without prerendered HTML, as in
 * development, it loads at once. Inputs inside must be uncontrolled and without `defaultValue`.
 *
 * It is a React root of its own: inside a Suspense boundary that is not hydrated, every navigation would wait for it.
 * `name`: unique in the site; a page holds an island once at most. `isWantedAtOnce`: asked when the page has come, for
 * islands that the address may ask for.
 */
export function island<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  isWantedAtOnce = () => false,
): ComponentType<Props> {
  const kind: Kind = { name, code: loadOnce(load) as Kind['code'], isWantedAtOnce };
  islands.set(name, kind);

  return function Island(props: Props) {
    const element = useRef<HTMLDivElement>(null);
    const content = useIslandRoot(kind, props, () => element.current!);
    // Once and for all: React must not see these props change.
    const [isPrerendered] = useState(useIsHydrating());
    return (
      <div
        ref={element}
        data-island={name}
        data-cold=""
        {...(isPrerendered && written(content, name))}
      />
    );
  };
}

/** Brings those islands to life that stand in HTML which React does not know; they have no props there. */
export function IslandsWithin({ element }: { element: HTMLElement }) {
  return Array.from(element.querySelectorAll<HTMLElement>('[data-island]'), (container) => (
    <WrittenIsland key={container.dataset.island} container={container} />
  ));
}

const noProps = {};

function WrittenIsland({ container }: { container: HTMLElement }) {
  const name = container.dataset.island!;
  const kind = islands.get(name);
  if (!kind) throw new Error(`No island is called ${name}: see pages/islands.ts`);
  useIslandRoot(kind, noProps, () => container);
  return null;
}

/** Runs an island's own root in `findContainer()`; returns its content, for the prerender. */
function useIslandRoot<Props extends object>(
  { name, code, isWantedAtOnce }: Kind,
  props: Props,
  findContainer: () => HTMLElement,
): () => ReactNode {
  const root = useRef<Root>(null);
  const contexts = useSiteContexts();
  const latest = useRef<() => ReactNode>(undefined);

  const isLive = useRef(false);
  const putBack = useRef<() => void>(undefined);
  const find = useRef(findContainer);
  const handleCommit = useCallback(() => putBack.current?.(), []);
  const handleMount = useCallback(() => {
    isLive.current = true;
    // React would throw the HTML away if an update met it earlier.
    root.current?.render(latest.current!());
    // A visitor may have left the page meanwhile.
    if (root.current) window.goLive?.(find.current());
  }, []);
  const content = () => (
    <SiteContexts {...contexts}>
      <ErrorBoundary>{createElement(code.loaded!, props)}</ErrorBoundary>
      <Mounted onCommit={handleCommit} onMount={handleMount} />
    </SiteContexts>
  );
  useEffect(() => {
    latest.current = content;
    if (isLive.current) root.current?.render(content());
  });

  useEffect(() => {
    const container = find.current();
    let isGone = false;
    const start = async () => {
      // A failed fetch is tried again with the visitor's next move.
      await code.preload().catch(() => {
        // The bootstrap notes the kind of the latest move.
        handleMissingCode?.(/click|submit/.test(container.dataset.wanted ?? ''));
      });
      if (isGone || root.current || !code.loaded) return;
      if (container.hasChildNodes()) {
        putBack.current = keepTypedText(container);
        root.current = hydrateRoot(container, latest.current!(), { identifierPrefix: name });
      } else {
        root.current = createRoot(container, { identifierPrefix: name });
        root.current.render(latest.current!());
      }
    };
    const observer = new MutationObserver(() => void start());
    observer.observe(container, { attributeFilter: ['data-wanted'] });
    const isWanted = container.matches('[data-wanted], :focus-within') || isWantedAtOnce();
    if (isWanted || !container.hasChildNodes()) void start();
    return () => {
      isGone = true;
      isLive.current = false;
      observer.disconnect();
      const rendered = root.current;
      root.current = null;
      // React refuses to unmount a root while it renders another.
      setTimeout(() => rendered?.unmount());
    };
  }, [name, code, isWantedAtOnce]);

  return content;
}

interface MountedProps {
  /** Before the next key can be pressed. */
  onCommit: () => void;
  onMount: () => void;
}

function Mounted({ onCommit, onMount }: MountedProps) {
  useLayoutEffect(onCommit, [onCommit]);
  useEffect(onMount, [onMount]);
  return null;
}
