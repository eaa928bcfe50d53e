import { createContext, createElement, useContext, type ReactNode } from 'react';

/**
 * Renders an island to HTML as a React root of its own, with `name` as the prefix of its generated ids, as root.tsx
 * hydrates it in the browser. Throws if app/islands.ts has no loader of that name. Only the export provides this
 * context: in development an island is a plain part of the page's tree.
 */
export const IslandRendering = createContext<
  ((content: ReactNode, name: string) => string) | undefined
>(undefined);

/** An island's component. The page that renders the island checks the types of its props. */
export type IslandComponent = (props: never) => ReactNode;

interface IslandProps<Props extends object> {
  /** Name of the loader in app/islands.ts. A page contains each island at most once. */
  name: string;
  component: (props: Props) => ReactNode;
  /** The HTML contains the props as JSON, so keep them small. */
  props: Props;
}

/**
 * Renders a part of a page that React hydrates when the visitor needs it. Until then it is static HTML with the
 * attribute `data-unhydrated`. Its fields must be uncontrolled and without `defaultValue`, because hydration would
 * overwrite what the visitor has typed before.
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
