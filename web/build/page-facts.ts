import type { RenderedPage } from '../src/app/export';
import { jobs } from '../src/content/jobs/every-job';
import { navigation } from '../src/content/navigation';
import { paths } from '../src/paths';

export type PageKind = keyof typeof paths;

export interface PageFacts {
  path: string;
  kind: PageKind;
  /** Short name: the label of links to the page, or the page's title if no menu and no list of jobs links to it. */
  name: string;
  title: string;
  description: string;
}

const overviews = navigation.flatMap(({ label, hasIndex, links }) =>
  hasIndex ? [{ label, path: links[0]!.path }] : [],
);
/**
 * Short names of pages by path. A menu's link to an overview page reads "All solutions", so the overview page gets the
 * menu's label instead.
 */
export const linkNames = new Map([
  [paths.home as string, 'Home'],
  ...navigation.flatMap(({ links }) => links.map(({ label, path }) => [path, label] as const)),
  ...jobs.map(({ title, link }) => [link, title] as const),
  ...overviews.map(({ label, path }) => [path, label] as const),
]);

export function kindOf(path: string): PageKind {
  const [kind] =
    Object.entries(paths).find(([, value]) =>
      typeof value === 'string' ? value === path : Object.values<string>(value).includes(path),
    ) ?? [];
  if (!kind) throw new Error(`paths.ts has no page ${path}`);
  return kind as PageKind;
}

export function readFacts(path: string, { head }: RenderedPage): PageFacts {
  const title = /<title>(.+?)<\/title>/s.exec(head)?.[1];
  const description = /<meta name="description" content="(.+?)"/s.exec(head)?.[1];
  if (!title || !description) throw new Error(`${path} has no title or no description`);
  return {
    path,
    kind: kindOf(path),
    name: linkNames.get(path) ?? plain(title).split(' | ')[0]!,
    title: plain(title),
    description: plain(description),
  };
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' };

const plain = (text: string) =>
  text.replace(/&(lt|gt|quot|#x27|amp);/g, (_, name: string) => entities[name]!);
