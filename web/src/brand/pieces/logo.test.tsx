import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { Logo } from './logo';

const icon = readFileSync('web/public/icon.svg', 'utf8');

/** The path data of a drawing, in order. */
const pathsOf = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, data]) => data);

test('the logo and the browser tab’s icon are one piece with one letter', () => {
  const [outline, letter] = pathsOf(renderToStaticMarkup(<Logo />));
  expect(letter).toBeDefined();
  expect(pathsOf(icon)).toEqual([outline, letter]);
});

test('the logo’s piece has a notch: an arc that turns inwards at its lower edge', () => {
  const [outline] = pathsOf(renderToStaticMarkup(<Logo />));
  const inwards = outline!.match(/a[\d.]+ [\d.]+ 0 0 0/g);
  expect(inwards).toHaveLength(1);
});
