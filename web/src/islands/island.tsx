import { createContext, use, useContext, type ComponentType, type ReactNode } from 'react';

/** A part of a page that React takes over when the visitor reaches for it; islands have no props. */
export interface Island {
  /** Its code. Rejects when that cannot be fetched; asked again, it tries again. */
  load: () => Promise<ComponentType>;
  /** Asked when the page has come, for islands that the address may ask for. */
  hydratesAtOnce?: () => boolean;
}
export type Islands<Name extends string = string> = Record<Name, Island>;

/**
 * Set by the export: renders an island to HTML as the React root that it will be in the browser, its generated ids led
 * by `name`. In development there is none, and islands are plain parts of the page's own tree.
 */
export const IslandRendering = createContext<
  ((content: ReactNode, name: string) => string) | undefined
>(undefined);

/**
 * The component by which a page holds one of `islands`: `<Island name="plans" />`, each once a page at most. In the
 * export it is static HTML, marked `data-unhydrated`, until hydrate.ts takes it up in the browser. Inputs inside must be
 * uncontrolled and without `defaultValue`, so that what was typed before that stays.
 */
export function createIslandComponent<Name extends string>(islands: Islands<Name>) {
  const loading = new Map<Name, Promise<ComponentType>>();
  const codeOf = (name: Name) => {
    if (!loading.has(name)) loading.set(name, islands[name].load());
    return loading.get(name)!;
  };

  return function Island({ name }: { name: Name }) {
    const Content = use(codeOf(name));
    const renderIsland = useContext(IslandRendering);
    if (!renderIsland) {
      return (
        <div data-island={name}>
          <Content />
        </div>
      );
    }
    const html = renderIsland(<Content />, name);
    return <div data-island={name} data-unhydrated="" dangerouslySetInnerHTML={{ __html: html }} />;
  };
}
