import { useEffect, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { ErrorBoundary } from './error-boundary';
import { rootOptions } from './error-reporting';
import { keepFormState } from './form-state';

/**
 * Runs an island in `container`: hydrates the HTML that stands there, or renders into an empty one. Resolves once React
 * answers there. An island may count on React Router's context, and an error inside stays inside.
 */
export function runIsland(Content: ComponentType, container: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    // No arrays on the way down: React counts them into the ids that it generates, and the export has none.
    const content = (
      <Committed onCommit={keepFormState(container)} onMount={resolve}>
        <ErrorBoundary>
          <BrowserRouter basename={process.env.PUBLIC_PATH!}>
            <Content />
          </BrowserRouter>
        </ErrorBoundary>
      </Committed>
    );
    const options = { ...rootOptions, identifierPrefix: container.dataset.island! };
    if (container.hasChildNodes()) hydrateRoot(container, content, options);
    else createRoot(container, options).render(content);
  });
}

interface CommittedProps {
  /** Before the next key can be pressed. */
  onCommit: () => void;
  onMount: () => void;
  children: ReactNode;
}

function Committed({ onCommit, onMount, children }: CommittedProps) {
  useLayoutEffect(onCommit, [onCommit]);
  useEffect(onMount, [onMount]);
  return children;
}
