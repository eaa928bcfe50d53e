import { Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { DialogHost } from './dialog-host';
import { reportError } from './error-reporting';
import { FailureNotice } from './layout/failure-notice';
import { PageFrame } from './layout/page-frame';
import { Toaster } from './layout/toaster';
import { useLinkNavigation } from './layout/use-link-navigation';
import { useNavigationEffects } from './layout/use-navigation-effects';
import { recoverFrom } from './missing-code';
import { matchRoute, type PageRoute } from './routes';
import { ErrorBoundary } from './ui/error-boundary';
import { StillHtml } from './ui/still-html';
// Their names are all that a written page says of its islands.
import './pages/islands';

interface AppProps {
  /** The page was prerendered, and stands in the document. */
  isWritten?: boolean;
  /** Called once React has taken the page over. */
  onLive?: () => void;
}

/** The shell around every page. The router stands outside: another one on the server than in the browser. */
export function App({ isWritten = false, onLive }: AppProps) {
  const { pathname } = useLocation();
  const route = matchRoute(pathname);
  useNavigationEffects();
  useLinkNavigation();
  const isStill = useIsStill(route, isWritten);
  // One element a route: a change of hash or query must not reach parts of the page that are not hydrated yet.
  const page = useMemo<ReactNode>(() => {
    if (isStill) return <StillHtml page={route.page} />;
    const Page = route.page.get();
    void route.page.preload().catch(reportError);
    return <Page />;
  }, [route, isStill]);

  return (
    <>
      <PageFrame>
        <ErrorBoundary resetKey={pathname} fallback={<FailureNotice />} onError={recoverFrom}>
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
    // Back must not wait for code, nor fail where the network is gone.
    if (hasMoved) void written.page.preload().catch(() => undefined);
  }, [hasMoved, written]);
  return isWritten && !route.isLive && route === written && !hasMoved;
}

/** Inside the boundary that React hydrates last: before that, a replayed click would meet a page that is not there. */
function Mounted({ onMount }: { onMount?: (() => void) | undefined }) {
  useEffect(() => onMount?.(), [onMount]);
  return null;
}
