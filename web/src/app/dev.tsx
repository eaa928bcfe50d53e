/** The entry of `npm run dev`. It renders a page with its islands as one React tree, so that edits show at once. */
import { StrictMode, Suspense, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './routes';

/** Loads the client script and the inline script after the first render, because both read the page's HTML. */
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
