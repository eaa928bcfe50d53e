import type { ComponentType } from 'react';
import { BrowserRouter } from 'react-router';
import type { IslandComponent } from './island';
import { runRoot } from './run-root';

export function runIsland(component: IslandComponent, container: HTMLElement) {
  const Content = component as ComponentType;
  const props = JSON.parse(container.dataset.props ?? '{}') as object;
  return runRoot(
    container,
    <BrowserRouter basename={process.env.PUBLIC_PATH!}>
      <Content {...props} />
    </BrowserRouter>,
  );
}
