/** The entry of `npm run dev`. It renders a page as one React tree, so that the page updates when a file changes. */
import { StrictMode, Suspense, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './routes';

/** Both scripts read the page's HTML, so they load after the first render. */
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
