import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root';

export interface BuiltPage {
  path: string;
  html: string;
  title: string;
  /** The `content` of each meta element, by `name` or `property`. */
  meta: Map<string, string>;
  context: string;
  graph: Node[];
}
type Node = { '@type': string } & Record<string, unknown>;

function readPage(folder: string, file: string): BuiltPage {
  const html = readFileSync(join(root, folder, file), 'utf8');
  const meta = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/gs)];
  if (data.length !== 1) throw new Error(`${file} has ${data.length} blocks of JSON-LD`);
  const parsed = JSON.parse(data[0]![1]!) as { '@context': string; '@graph': Node[] };
  return {
    path: `/${file.replace(/\/?index\.html$/, '')}`,
    html,
    title: /<title>(.+?)<\/title>/.exec(html)![1]!,
    meta: new Map(meta.map(([, name, content]) => [name!, content!])),
    context: parsed['@context'],
    graph: parsed['@graph'],
  };
}

/** `folder` is relative to the project's folder. */
export const readPages = (folder = 'dist/site'): BuiltPage[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => readPage(folder, file));
