import { useEffect, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { ErrorBoundary, rootOptions } from './error-boundary';
import { keepFormState } from './form-state';
import type { IslandComponent } from './island';

/**
 * Runs an island in `container`: hydrates its HTML, or renders into an empty container. Resolves when React handles events
 * there. Provides React Router's context, and contains errors of the island.
 */
export function runIsland(component: IslandComponent, container: HTMLElement): Promise<void> {
  const Content = component as ComponentType;
  const props = JSON.parse(container.dataset.props ?? '{}') as object;
  return new Promise((resolve) => {
    // No arrays on the way down: React counts them into the ids that it generates, and the export has none.
    const content = (
      <Committed onCommit={keepFormState(container)} onMount={resolve}>
        <ErrorBoundary>
          <BrowserRouter basename={process.env.PUBLIC_PATH!}>
            <Content {...props} />
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
