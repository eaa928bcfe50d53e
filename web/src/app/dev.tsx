/** The whole application for `npm run dev`: one React tree, islands included, so that edits show at once. */
import { StrictMode, Suspense, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './routes';

/** The page's own scripts look at its HTML, so they begin once it is there. */
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
