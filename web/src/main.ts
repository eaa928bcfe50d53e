// First: Emotion looks for its rules when it is imported.
import './ui/written-styles';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app';
import { reportError } from './error-reporting';
import { startLinkPreloading } from './link-preloading';
import { recoverFrom, recoverFromMissingCode, takeUpCarriedOver } from './missing-code';
import { onMissingIslandCode } from './ui/island';
import { matchWrittenRoute } from './written-pages';

/** The site's base path without its trailing slash, as the router wants it. */
const basename = process.env.PUBLIC_PATH!.replace(/\/$/, '');

/** Back or Forward may have come before the application could hear of it: the document is another page's then. */
function isOvertaken() {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && new URL(loaded.name).pathname !== location.pathname;
}

async function start() {
  if (isOvertaken()) {
    location.reload();
    return;
  }
  // Guarded where the bundler can see it: a production build holds no mock code.
  if (process.env.SITE_BUILD !== 'site') {
    await (await import('./demo/start-mock')).startMock();
  }
  const root = document.getElementById('root')!;
  const goLive = () => {
    // Before this the router hears of nothing.
    if (isOvertaken()) location.reload();
    window.goLive?.(root);
  };
  const matchRoute =
    process.env.SITE_BUILD === 'dev' ? (await import('./routes')).matchRoute : matchWrittenRoute;
  // Written without JSX: that would import Emotion before anything else.
  const isWritten = root.hasChildNodes();
  const app = createElement(
    BrowserRouter,
    { basename },
    createElement(App, { matchRoute, isWritten, onLive: goLive }),
  );
  const options = {
    onRecoverableError: reportError,
    onCaughtError(error: unknown) {
      console.error(error);
      reportError(error);
    },
  };
  onMissingIslandCode((isWaitedFor) => void recoverFromMissingCode(isWaitedFor));
  // A form's check that did not come (ui/check-on-demand).
  addEventListener('unhandledrejection', ({ reason }) => recoverFrom(reason));
  takeUpCarriedOver();

  if (process.env.SITE_BUILD === 'dev') {
    const { createRoot } = await import('react-dom/client');
    createRoot(root, options).render(app);
    (await import('./demo/start-demo')).startDemo();
    return;
  }
  const route = matchRoute(location.pathname.slice(basename.length) || '/');
  // The page's code first: a page that suspends in the first hydration would flash.
  try {
    if (route.isLive) await route.page.preload();
  } catch {
    // The page stays as it was written: readable, its links followed by the browser.
    return recoverFromMissingCode();
  }
  hydrateRoot(root, app, options);
  startLinkPreloading(basename, matchRoute);
  if (process.env.SITE_BUILD === 'demo') (await import('./demo/start-demo')).startDemo();
}

void start();
