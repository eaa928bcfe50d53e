import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface Text {
  /** File under `content` without its extension, or `scan-answers` for the fixtures' texts. */
  file: string;
  /** Path of the text's key in that file, such as `content.hero.lead`. */
  key: string;
  text: string;
}

/** Keys whose values the linter skips: URLs, names of fields and pictures, coordinates. */
const notCopy = new Set(
  [
    'path to id key slug link href joins wide small needle tint color picture image icon kind autoComplete dialog locale',
    'labelAt phase greetings email phone value extensions quarter placeholder',
  ].flatMap((names) => names.split(' ')),
);

const isFieldName = (text: string) => /^[a-z]+([A-Z][a-z]+)+$/.test(text);

export function textsOf(file: string, value: unknown, key: readonly string[] = []): Text[] {
  if (typeof value === 'string')
    return isFieldName(value) ? [] : [{ file, key: key.join('.'), text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !notCopy.has(name))
    .flatMap(([name, inner]) => textsOf(file, inner, [...key, name]));
}

const root = join(import.meta.dirname, '../../..');
const content = join(root, 'web/src/content');

/**
 * Returns all copy of the site, each text once per file, and the answers that the scan gives in tests and in the demo.
 */
export async function allTexts(): Promise<Text[]> {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.endsWith('every-industry.ts'))
    .toSorted();
  const modules = [
    ...files.map((file) => [file.replace(/\.ts$/, ''), join(content, file)] as const),
    ['scan-answers', join(root, 'fixtures/scan-answers.ts')] as const,
  ];
  const all: Text[] = [];
  for (const [file, path] of modules) {
    const texts = new Map(textsOf(file, await import(path)).map((one) => [one.text, one]));
    all.push(...texts.values());
  }
  return all;
}
