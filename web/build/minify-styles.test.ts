import { minifyStyles } from './minify-styles';

test('drops spaces and declarations that a later one of the same rule overrides', () => {
  expect(minifyStyles('.a{color: red; margin: 0.5rem 0; color: var(--ink);}')).toMatch(
    /^\.a\{(?=.*margin:\.5rem 0)(?!.*red).*color:var\(--ink\)/,
  );
});

test('keeps the timeline of an animation apart: browsers do not read it within the shorthand', () => {
  expect(minifyStyles('.a{animation:down linear both;animation-timeline:view();}')).toContain(
    'animation-timeline:',
  );
});

test('adds nothing for light-dark() to a colour scheme', () => {
  expect(minifyStyles('.a{color-scheme:dark;}')).toBe('.a{color-scheme:dark}');
});

test('throws on rules that are not valid', () => {
  expect(() => minifyStyles('.a{color:red}}')).toThrow('Unexpected end of input');
});
