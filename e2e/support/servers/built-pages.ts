import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root';

export interface BuiltPage {
  path: string;
  html: string;
  title: string;
  /** The `content` of each meta element, by `name` or `property`. */
  meta: Map<string, string>;
  /** The page's JSON-LD, if it has any. */
  data: Record<string, unknown> | undefined;
}

function readPage(folder: string, file: string): BuiltPage {
  const html = readFileSync(join(root, folder, file), 'utf8');
  const meta = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  const json = /<script type="application\/ld\+json">(.+?)<\/script>/s.exec(html)?.[1];
  return {
    path: `/${file.replace(/\/?index\.html$/, '')}`,
    html,
    title: /<title>(.+?)<\/title>/.exec(html)![1]!,
    meta: new Map(meta.map(([, name, content]) => [name!, content!])),
    data: json === undefined ? undefined : (JSON.parse(json) as BuiltPage['data']),
  };
}

/** `folder` is relative to the project's folder. */
export const readPages = (folder = 'dist/site'): BuiltPage[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => readPage(folder, file));
