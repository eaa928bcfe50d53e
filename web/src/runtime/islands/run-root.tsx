import { CacheProvider } from '@emotion/react';
import { startTransition, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { adoptRules, emotionCache } from './emotion-cache';
import { ErrorBoundary } from './error-boundary';
import { keepFormState } from './form-state';

export const rootOptions: RootOptions = {
  /** React recovers by itself if a translation has changed the HTML. By default it would report an error. */
  onRecoverableError: () => undefined,
};

/**
 * Hydrates the HTML in `container`, or renders into an empty `container`. When React handles events, resolves with a
 * function that unmounts the root. If `children` throw, a message takes their place.
 */
export function runRoot(
  container: HTMLElement,
  children: ReactNode,
  onCaughtError = console.error,
): Promise<() => void> {
  adoptRules();
  return new Promise((resolve) => {
    let root: Root;
    // This tree must contain no array of elements, because React counts arrays in the ids of `useId`. The build creates
    // the same ids from `children` alone.
    const content = (
      <Committed onCommit={keepFormState(container)} onMount={() => resolve(() => root.unmount())}>
        <CacheProvider value={emotionCache}>
          <ErrorBoundary>{children}</ErrorBoundary>
        </CacheProvider>
      </Committed>
    );
    const options = { ...rootOptions, onCaughtError, identifierPrefix: container.dataset.island! };
    if (container.hasChildNodes()) {
      // React splits a transition into short tasks, between which the browser can handle input.
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
  /** Runs in the task of React's commit, before the browser can handle another key event. */
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
