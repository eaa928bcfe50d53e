import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/root';
import { trackedFiles } from '../support/tracked-files';

/** The files that style text and boxes. A drawing (`web/src/brand`) keeps its sides in every language. */
const sources = trackedFiles.filter(
  (file) =>
    /^web\/src\/.*\.(tsx?|css)$/.test(file) && !/\.test\.|^web\/src\/(brand|content)\//.test(file),
);

/** Returns the lines that match, with their places. */
const linesWith = (pattern: RegExp) =>
  sources.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? `${file}:${index + 1}: ${line.trim()}` : [])),
  );

test('no style names a left or right side, which would be the wrong one in languages that run to the left', () => {
  expect(sources.length).toBeGreaterThan(150);
  const property = /\b(margin|padding|border|scrollMargin|scrollPadding)(Left|Right)\b/;
  const corner = /\bborder(Top|Bottom)(Left|Right)Radius\b/;
  // A centred element is centred from both sides.
  const side = /^\s*(left|right): ?['"\d-](?!calc\(50%)|\b(textAlign|float|clear): ?'(left|right)'/;
  const inCss = /^\s*((margin|padding|border)-)?(left|right)(-\w+)?:.*;|text-align: (left|right)/;
  // The two sides of a shorthand with four values.
  const value = String.raw`(?:[^\s'()]|\((?:[^()]|\([^()]*\))*\))+`;
  const four = new RegExp(
    `\\b(margin|padding|inset): '${value} (?<end>${value}) ${value} (?!\\k<end>')${value}'`,
  );
  expect([property, corner, side, inCss, four].flatMap(linesWith)).toEqual([]);
});

test('no type has a size in px, which would not follow the font size of the browser', () => {
  // A number is one of px.
  const size = /\bfontSize: ?[\d.]|\b(fontSize|font-size):[^;]*\dpx/;
  // Text with a fill belongs to a drawing, which is scaled as a whole.
  const shorthand = /\bfont: ?['`]?[^;,]*\dpx(?!.*\bfill:)/;
  expect([size, shorthand].flatMap(linesWith)).toEqual([]);
});
