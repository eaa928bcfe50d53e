import {
  createElement,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router';
import { DialogHost } from './dialog-host';
import { FailureNotice } from './layout/failure-notice';
import { PageFrame } from './layout/page-frame';
import { Toaster } from './layout/toaster';
import { useCurrentLinks } from './layout/use-current-links';
import { useLinkNavigation } from './layout/use-link-navigation';
import { useNavigationEffects } from './layout/use-navigation-effects';
import { recoverFrom, recoverFromMissingPage } from './missing-code';
import type { PageRoute } from './page-route';
import { ErrorBoundary } from './ui/error-boundary';
import { StillHtml } from './ui/still-html';
// Their names are all that a written page says of its islands.
import './pages/islands';

interface AppProps {
  /** The row for a path as the router sees it; always the same one for a path. */
  matchRoute: (pathname: string) => PageRoute;
  /** The page was prerendered, and stands in the document. */
  isWritten?: boolean;
  /** Called once React has taken the page over. */
  onLive?: () => void;
}

/** The shell around every page. The router stands outside: another one on the server than in the browser. */
export function App({ matchRoute, isWritten = false, onLive }: AppProps) {
  const { pathname } = useLocation();
  const route = matchRoute(pathname);
  const pageAt = useCallback((path: string) => matchRoute(path).page, [matchRoute]);
  useNavigationEffects();
  useLinkNavigation(pageAt, recoverFromMissingPage);
  useCurrentLinks();
  const isStill = useIsStill(route, isWritten);
  // One element a route: a change of hash or query must not reach parts of the page that are not hydrated yet.
  const page = useMemo<ReactNode>(() => {
    if (isStill) return <StillHtml renderContent={() => createElement(route.page.get())} />;
    const Page = route.page.get();
    return <Page />;
  }, [route, isStill]);

  return (
    <>
      <PageFrame>
        <ErrorBoundary
          resetKey={pathname}
          fallback={<FailureNotice />}
          onError={(error) => {
            route.page.forgetFailure();
            recoverFrom(error);
          }}
        >
          <Suspense fallback={null}>
            {page}
            <Mounted onMount={onLive} />
          </Suspense>
        </ErrorBoundary>
      </PageFrame>
      <DialogHost />
      <Toaster />
    </>
  );
}

/** Whether the page is still as it was written: until the visitor goes on to another. */
function useIsStill(route: PageRoute, isWritten: boolean) {
  const [written] = useState(route);
  const [hasMoved, setHasMoved] = useState(false);
  if (route !== written && !hasMoved) setHasMoved(true);
  useEffect(() => {
    // Back must not wait for the page, nor fail where the network is gone.
    if (hasMoved) void written.page.preload().catch(() => undefined);
  }, [hasMoved, written]);
  return isWritten && !route.isLive && route === written && !hasMoved;
}

/** Inside the boundary that React hydrates last: before that, a replayed click would meet a page that is not there. */
function Mounted({ onMount }: { onMount?: (() => void) | undefined }) {
  useEffect(() => onMount?.(), [onMount]);
  return null;
}
