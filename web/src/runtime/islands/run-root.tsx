import { CacheProvider } from '@emotion/react';
import { startTransition, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { adoptRules, emotionCache } from './emotion-cache';
import { ErrorBoundary, rootOptions } from './error-boundary';
import { keepFormState } from './form-state';

/**
 * Hydrates the HTML in `container`, or renders into an empty container. Resolves when React handles events there, with
 * a function that unmounts the root. Catches errors of `children` and passes them to `onError`.
 */
export function runRoot(
  container: HTMLElement,
  children: ReactNode,
  onError?: () => void,
): Promise<() => void> {
  adoptRules();
  return new Promise((resolve) => {
    let root: Root;
    // This tree must have no arrays: React counts them in the ids that it generates, and the export has none here.
    const content = (
      <Committed onCommit={keepFormState(container)} onMount={() => resolve(() => root.unmount())}>
        <CacheProvider value={emotionCache}>
          <ErrorBoundary onError={onError}>{children}</ErrorBoundary>
        </CacheProvider>
      </Committed>
    );
    const options = { ...rootOptions, identifierPrefix: container.dataset.island! };
    if (container.hasChildNodes()) {
      // React splits a transition into short tasks, so that the visitor can type meanwhile.
      startTransition(() => {
        root = hydrateRoot(container, content, options);
      });
    } else {
      root = createRoot(container, options);
      root.render(content);
    }
  });
}

interface CommittedProps {
  /** Called before the browser can handle the next key. */
  onCommit: () => void;
  onMount: () => void;
  children: ReactNode;
}

function Committed({ onCommit, onMount, children }: CommittedProps) {
  useLayoutEffect(onCommit, [onCommit]);
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(onMount, []);
  return children;
}
