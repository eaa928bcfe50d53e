import { minifyStyles } from './minify-styles';

test('removes spaces, and each declaration that a later one of the same rule overrides', () => {
  expect(minifyStyles('.a{color: red; margin: 0.5rem 0; color: var(--ink);}')).toMatch(
    /^\.a\{(?=.*margin:\.5rem 0)(?!.*red).*color:var\(--ink\)/,
  );
});

test('does not move animation-timeline into the shorthand `animation`, in which no browser reads it', () => {
  expect(minifyStyles('.a{animation:down linear both;animation-timeline:view();}')).toContain(
    'animation-timeline:',
  );
});

test('removes the custom properties that Lightning CSS adds to a rule with color-scheme', () => {
  expect(minifyStyles('.a{color-scheme:dark;}')).toBe('.a{color-scheme:dark}');
});

test('keeps the prefix that Safari on iPhones needs, because without it the text grows in landscape format', () => {
  expect(minifyStyles('.a{-webkit-text-size-adjust:100%;text-size-adjust:100%;}')).toContain(
    '-webkit-text-size-adjust:100%',
  );
});
