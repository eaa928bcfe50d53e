import {
  createElement,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
} from 'react-router';
import { ErrorBoundary } from './error-boundary';
import { loadOnce, type CodeOnDemand } from './lazy-component';
import { keepTypedText } from './typed-text';

/** Every island of the modules loaded so far; the prerender fetches their code before it renders. */
const islands: CodeOnDemand<never>[] = [];

export async function preloadIslands() {
  await Promise.all(islands.map((code) => code.preload()));
}

declare global {
  /** Unknown to TypeScript's DOM library, and to older browsers. */
  var trustedTypes: { emptyHTML: TrustedHTML } | undefined;
}

/** The one empty HTML that may be set under Trusted Types without a policy (web/build/headers.ts). */
const emptyHtml = globalThis.trustedTypes?.emptyHTML ?? '';

/** Renders an island's content to HTML; `prefix` keeps its generated ids apart from the page's. */
type RenderToHtml = (content: ReactNode, prefix: string) => string;
let renderToHtml: RenderToHtml | undefined;

/** Called by the prerender before each page. */
export function renderIslandsWith(render: RenderToHtml) {
  renderToHtml = render;
}

/** Told that an island's code could not be fetched, and whether the visitor waits for the answer to a click. */
let handleMissingCode: ((isWaitedFor: boolean) => void) | undefined;

export function onMissingIslandCode(handler: (isWaitedFor: boolean) => void) {
  handleMissingCode = handler;
}

/**
 * A part of a page that is prerendered whole, while its code arrives only when the visitor turns to it. Until then its
 * HTML is left alone, typed text included; the bootstrap (bootstrap.ts) marks it `data-wanted`, holds clicks and
 * submits inside `[data-cold]` and replays them once the part is live. Rendered without prerendered HTML, after a
 * navigation inside the site, it loads at once. Inputs inside must be uncontrolled and without `defaultValue`.
 *
 * It is a React root of its own: inside a Suspense boundary that is not hydrated, every navigation would wait for it.
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const code = loadOnce(load);
  islands.push(code as CodeOnDemand<never>);

  return function Island(props: Props) {
    const prefix = useId();
    const element = useRef<HTMLDivElement>(null);
    const root = useRef<Root>(null);
    const begin = useRef<() => Promise<void>>(undefined);
    const location = useContext(LocationContext);
    const navigation = useContext(NavigationContext);

    const isLive = useRef(false);
    const putBack = useRef<() => void>(undefined);
    const handleMount = useCallback(() => {
      putBack.current?.();
      isLive.current = true;
      // React would throw the HTML away if an update met it earlier.
      root.current?.render(latest.current());
      // A visitor may have left the page meanwhile.
      if (element.current) window.goLive?.(element.current);
    }, []);
    const content = (at = location) => (
      <NavigationContext value={navigation}>
        <LocationContext value={at}>
          <ErrorBoundary>{createElement(code.loaded!, props)}</ErrorBoundary>
          <Mounted onMount={handleMount} />
        </LocationContext>
      </NavigationContext>
    );
    const latest = useRef(content);
    // The HTML was written for this place; React must meet it there before it moves on.
    const [prerenderedAt] = useState(location);
    const isElsewhere = location.location.pathname !== prerenderedAt.location.pathname;
    useEffect(() => {
      latest.current = content;
      if (isLive.current) root.current?.render(content());
    });

    useEffect(() => {
      const container = element.current!;
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
          root.current = hydrateRoot(container, latest.current(prerenderedAt), {
            identifierPrefix: prefix,
          });
        } else {
          root.current = createRoot(container, { identifierPrefix: prefix });
          root.current.render(latest.current());
        }
      };
      const observer = new MutationObserver(() => void start());
      observer.observe(container, { attributeFilter: ['data-wanted'] });
      begin.current = start;
      const isWanted = container.matches('[data-wanted], :focus-within');
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
    }, [prefix, prerenderedAt]);
    useEffect(() => {
      if (isElsewhere) void begin.current?.();
    }, [isElsewhere]);

    const html = renderToHtml?.(content(), prefix) ?? emptyHtml;
    return (
      <div
        ref={element}
        data-cold=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  };
}

function Mounted({ onMount }: { onMount: () => void }) {
  useEffect(onMount, [onMount]);
  return null;
}
