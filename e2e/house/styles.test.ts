import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/root';
import { trackedFiles } from '../support/tracked-files';

/** The files with styles. Drawings (`web/src/brand`) are excluded, because they look the same in every language. */
const sources = trackedFiles.filter(
  (file) =>
    /^web\/src\/.*\.(tsx?|css)$/.test(file) && !/\.test\.|^web\/src\/(brand|content)\//.test(file),
);

const linesWith = (pattern: RegExp) =>
  sources.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? `${file}:${index + 1}: ${line.trim()}` : [])),
  );

test('no style names a left or right side, which would be wrong in right-to-left languages', () => {
  expect(sources.length).toBeGreaterThan(150);
  const property = /\b(margin|padding|border|scrollMargin|scrollPadding)(Left|Right)\b/;
  const corner = /\bborder(Top|Bottom)(Left|Right)Radius\b/;
  // An offset of calc(50% …) centres an element, so it is allowed.
  const side = /^\s*(left|right): ?['"\d-](?!calc\(50%)|\b(textAlign|float|clear): ?'(left|right)'/;
  const inCss = /^\s*((margin|padding|border)-)?(left|right)(-\w+)?:.*;|text-align: (left|right)/;
  // The left and right values of a shorthand with four values must be equal.
  const value = String.raw`(?:[^\s'()]|\((?:[^()]|\([^()]*\))*\))+`;
  const four = new RegExp(
    `\\b(margin|padding|inset): '${value} (?<end>${value}) ${value} (?!\\k<end>')${value}'`,
  );
  expect([property, corner, side, inCss, four].flatMap(linesWith)).toEqual([]);
});

test('no font size is in px, which would ignore the font size of the browser', () => {
  // In Emotion's object styles a plain number is px.
  const size = /\bfontSize: ?[\d.]|\b(fontSize|font-size):[^;]*\dpx/;
  // Text with a fill belongs to a drawing, which scales as a whole.
  const shorthand = /\bfont: ?['`]?[^;,]*\dpx(?!.*\bfill:)/;
  expect([size, shorthand].flatMap(linesWith)).toEqual([]);
});
