import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Logo } from './logo';

const icon = readFileSync('web/public/icon.svg', 'utf8');

const pathsOf = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, data]) => data);

test('the logo and the icon of the browser’s tab consist of the same two paths', () => {
  const [outline, letter] = pathsOf(renderToStaticMarkup(createElement(Logo)));
  expect(letter).toBeDefined();
  expect(pathsOf(icon)).toEqual([outline, letter]);
});
