/** The whole application for `npm run dev`. It is one React tree, islands included, so that edits show at once. */
import { StrictMode, Suspense, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './routes';

/** Loads the page's own scripts after the first render, because they read the page's HTML. */
function Scripts() {
  useEffect(() => {
    void import('./client').then(() => import('./inline'));
  }, []);
  return null;
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <BrowserRouter>
      <Suspense fallback={null}>
        <App />
        <Scripts />
      </Suspense>
    </BrowserRouter>
  </StrictMode>,
);
