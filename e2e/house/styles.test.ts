import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/root';
import { trackedFiles } from '../support/tracked-files';

/** Files with styles, except for drawings (`web/src/brand`), whose left and right are the same in all languages. */
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

test('no style uses a left or right side, because right-to-left languages swap the sides', () => {
  expect(sources.length).toBeGreaterThan(150);
  const property = /\b(margin|padding|border|scrollMargin|scrollPadding)(Left|Right)\b/;
  const corner = /\bborder(Top|Bottom)(Left|Right)Radius\b/;
  // An offset of calc(50% …) is allowed, because it centres an element.
  const side = /^\s*(left|right): ?['"\d-](?!calc\(50%)|\b(textAlign|float|clear): ?'(left|right)'/;
  const inCss = /^\s*((margin|padding|border)-)?(left|right)(-\w+)?:.*;|text-align: (left|right)/;
  // Matches a shorthand of four values with different values for left and right.
  const value = String.raw`(?:[^\s'()]|\((?:[^()]|\([^()]*\))*\))+`;
  const four = new RegExp(
    `\\b(margin|padding|inset): '${value} (?<end>${value}) ${value} (?!\\k<end>')${value}'`,
  );
  expect([property, corner, side, inCss, four].flatMap(linesWith)).toEqual([]);
});
