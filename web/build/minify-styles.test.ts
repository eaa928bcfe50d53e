import { minifyStyles } from './minify-styles';

test('removes spaces, and each declaration that a later one of the same rule overrides', () => {
  expect(minifyStyles('.a{color: red; margin: 0.5rem 0; color: var(--ink);}')).toMatch(
    /^\.a\{(?=.*margin:\.5rem 0)(?!.*red).*color:var\(--ink\)/,
  );
});

test('keeps animation-timeline outside the shorthand `animation`, where browsers do not read it', () => {
  expect(minifyStyles('.a{animation:down linear both;animation-timeline:view();}')).toContain(
    'animation-timeline:',
  );
});

test('removes the custom properties that Lightning CSS adds to a rule with color-scheme', () => {
  expect(minifyStyles('.a{color-scheme:dark;}')).toBe('.a{color-scheme:dark}');
});

test('throws for invalid CSS', () => {
  expect(() => minifyStyles('.a{color:red}}')).toThrow('Unexpected end of input');
});

test('removes the space after commas, and nests the rules of a class', () => {
  expect(minifyStyles('.css-a{top: min(1em, var(--a));}.css-a:hover{top: 0;}')).toBe(
    '.css-a{top:min(1em,var(--a));&:hover{top:0}}',
  );
});
