import { createContext, createElement, useContext, type ReactNode } from 'react';

/**
 * Renders an island to HTML, as a React root of its own with `name` as the prefix of generated ids (as in
 * run-root.tsx). Only the build provides it: in development an island is an ordinary part of the page's tree.
 */
export const IslandRendering = createContext<
  ((content: ReactNode, name: string) => string) | undefined
>(undefined);

/** The props have no type here, because {@link Island} checks them. */
export type IslandComponent = (props: never) => ReactNode;

interface IslandProps<Props extends object> {
  /** Name of the loader in app/islands.ts. A page contains each island at most once. */
  name: string;
  component: (props: Props) => ReactNode;
  props: Props;
}

/**
 * Renders a part of a page that React hydrates when the visitor needs it. Its form controls must be uncontrolled, and a
 * textarea must have no `defaultValue`. Otherwise hydration could overwrite what the visitor has typed.
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
