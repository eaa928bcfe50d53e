import type { RenderedPage } from '../src/app/export';

export interface PageFacts {
  path: string;
  title: string;
  description: string;
}

export function readFacts(path: string, { head }: RenderedPage): PageFacts {
  const title = /<title>(.+?)<\/title>/s.exec(head)?.[1];
  const description = /<meta name="description" content="(.+?)"/s.exec(head)?.[1];
  if (!title || !description) throw new Error(`${path} has no title or no description`);
  return { path, title: plain(title), description: plain(description) };
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' };

const plain = (text: string) =>
  text.replace(/&(lt|gt|quot|#x27|amp);/g, (_, name: string) => entities[name]!);
