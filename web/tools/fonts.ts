/** Writes fonts with only the characters of the site into web/src/theme/fonts (committed): `npm run fonts`. */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = new URL('../src/theme/fonts/', import.meta.url);

const codePoints = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const basic = `${codePoints(0x20, 0x7e)}\u00a0€©·×–—‘’“”…→←↑↓✓`;
/**
 * The characters of body text. The site's body text contains accented letters; its headings and labels contain none.
 */
const running = `${basic}äéíðó`;
/**
 * Accented letters that visitors may type. A second font file contains them, and browsers load that file when needed.
 */
const accented = codePoints(0xa1, 0xff);

interface Subset {
  source: string;
  file: string;
  text: string;
  /** OpenType features to keep. The removed features, such as ligatures, are a tenth of a font's size. */
  keepFeatures: string[];
  variationAxes?: Record<string, number | { min: number; max: number }>;
}

const bricolage =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
const instrument =
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const geist = '@fontsource/geist-mono/files/geist-mono-latin-500-normal.woff2';
const textWeights = { wght: { min: 400, max: 700 } };

const subsets: Subset[] = [
  {
    source: bricolage,
    file: 'bricolage-700.woff2',
    text: basic,
    keepFeatures: ['kern'],
    variationAxes: { wght: 700 },
  },
  {
    source: instrument,
    file: 'instrument.woff2',
    text: running,
    keepFeatures: ['kern', 'tnum'],
    variationAxes: textWeights,
  },
  {
    source: instrument,
    file: 'instrument-accented.woff2',
    text: accented,
    keepFeatures: ['kern'],
    variationAxes: textWeights,
  },
  { source: geist, file: 'geist-mono-500.woff2', text: basic, keepFeatures: [] },
];

for (const { source, file, text, keepFeatures, variationAxes } of subsets) {
  const original = await readFile(require.resolve(source));
  const subset = await subsetFont(original, text, {
    targetFormat: 'woff2',
    keepFeatures,
    ...(variationAxes ? { variationAxes } : {}),
  });
  await writeFile(new URL(file, target), subset);
  console.log(`${file}: ${subset.length} bytes`);
}

for (const [pack, name] of [
  ['@fontsource-variable/bricolage-grotesque', 'bricolage-OFL.txt'],
  ['@fontsource-variable/instrument-sans', 'instrument-OFL.txt'],
  ['@fontsource/geist-mono', 'geist-mono-OFL.txt'],
] as const) {
  await copyFile(require.resolve(`${pack}/LICENSE`), new URL(name, target));
}
