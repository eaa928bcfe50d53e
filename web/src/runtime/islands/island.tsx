import { createContext, createElement, useContext, type ReactNode } from 'react';

/**
 * Context with a function that renders an island to HTML. The build provides this function. It renders each island as a
 * React root of its own, with `name` as the prefix of generated ids. run-root.tsx hydrates the island with the same
 * prefix, so that the ids are equal. The function throws if app/islands.ts has no loader of that name. In development
 * the context is undefined, and an island is an ordinary part of the page's React tree.
 */
export const IslandRendering = createContext<
  ((content: ReactNode, name: string) => string) | undefined
>(undefined);

/** The component of any island. Its props are not typed here, because {@link Island} checks them. */
export type IslandComponent = (props: never) => ReactNode;

interface IslandProps<Props extends object> {
  /** Name of the island's loader in app/islands.ts. A page contains each island at most once. */
  name: string;
  component: (props: Props) => ReactNode;
  /** Props of the component. They should be small, because the HTML contains them as JSON. */
  props: Props;
}

/**
 * Renders an island: a part of a page that React hydrates when the visitor needs it. Until then the island is static
 * HTML with the attribute `data-unhydrated`. The island's form controls must be uncontrolled, and a textarea must have
 * no `defaultValue`. Otherwise React could overwrite what the visitor has typed before hydration.
 */
export function Island<Props extends object>({
  name,
  component: Content,
  props,
}: IslandProps<Props>) {
  const renderIsland = useContext(IslandRendering);
  const content = createElement(Content, props);
  if (!renderIsland) return <div data-island={name}>{content}</div>;
  const json = JSON.stringify(props);
  return (
    <div
      data-island={name}
      data-props={json === '{}' ? undefined : json}
      data-unhydrated=""
      dangerouslySetInnerHTML={{ __html: renderIsland(content, name) }}
    />
  );
}
