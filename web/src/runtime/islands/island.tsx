import { createContext, createElement, useContext, type ReactNode } from 'react';

/**
 * Renders an island to HTML as a React root of its own, with `name` as the prefix of its generated ids, exactly as
 * root.tsx hydrates it in the browser. Throws for a name that the browser has no loader for. Only the export provides
 * it: in development an island is a plain part of the page's tree.
 */
export const IslandRendering = createContext<
  ((content: ReactNode, name: string) => string) | undefined
>(undefined);

/** An island's component as its loader returns it: the page that renders the island checks the type of its props. */
export type IslandComponent = (props: never) => ReactNode;

interface IslandProps<Props extends object> {
  /** Names the loader in app/islands.ts. A page holds each island at most once. */
  name: string;
  component: (props: Props) => ReactNode;
  /** Written into the HTML as JSON, so keep them small. */
  props: Props;
}

/**
 * A part of a page that React hydrates when the visitor needs it. Until then it is static HTML with the attribute
 * `data-unhydrated`. Fields inside must be uncontrolled and without `defaultValue`, because hydration would overwrite
 * what the visitor typed before it.
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
