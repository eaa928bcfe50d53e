import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { Logo } from './logo';

const icon = readFileSync('web/public/icon.svg', 'utf8');

const pathsOf = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, data]) => data);

test('the logo and the icon of the browser’s tab consist of the same two paths', () => {
  const [outline, letter] = pathsOf(renderToStaticMarkup(<Logo />));
  expect(letter).toBeDefined();
  expect(pathsOf(icon)).toEqual([outline, letter]);
});

test('the outline of the logo has exactly one arc that turns inwards: the notch', () => {
  const [outline] = pathsOf(renderToStaticMarkup(<Logo />));
  const inwards = outline!.match(/a[\d.]+ [\d.]+ 0 0 0/g);
  expect(inwards).toHaveLength(1);
});
