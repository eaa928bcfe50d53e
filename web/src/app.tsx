import { Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { DialogHost } from './dialog-host';
import { reportError } from './error-reporting';
import { FailureNotice } from './layout/failure-notice';
import { PageFrame } from './layout/page-frame';
import { Toaster } from './layout/toaster';
import { useLinkNavigation } from './layout/use-link-navigation';
import { useNavigationEffects } from './layout/use-navigation-effects';
import { recoverFrom } from './missing-code';
import { matchRoute } from './routes';
import { ErrorBoundary } from './ui/error-boundary';

interface AppProps {
  /** Called once React has taken the page over. */
  onLive?: () => void;
}

/** The shell around every page. The router stands outside: another one on the server than in the browser. */
export function App({ onLive }: AppProps) {
  const { pathname } = useLocation();
  const route = matchRoute(pathname);
  useNavigationEffects();
  useLinkNavigation();
  // One element a route: a change of hash or query must not reach parts of the page that are not hydrated yet.
  const page = useMemo<ReactNode>(() => {
    const Page = route.page.get();
    void route.page.preload().catch(reportError);
    return <Page />;
  }, [route]);

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

/** Inside the boundary that React hydrates last: before that, a replayed click would meet a page that is not there. */
function Mounted({ onMount }: { onMount?: (() => void) | undefined }) {
  useEffect(() => onMount?.(), [onMount]);
  return null;
}
