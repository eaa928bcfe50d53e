import { shortenNames } from './short-names';

const page = {
  css: '.css-1a2b{color:red}.css-3c:hover .css-1a2b{color:blue}@media print{.css-9z,.css-3c{margin:.5em}}',
  html: '<p class="night css-1a2b">css-1a2b</p><a class="css-3c"></a><i class="css-9z css-none"></i>',
  ids: ['9z'],
};

test('numbers class names by the order of the rules, in rules and HTML, and changes no text', () => {
  const { css, html } = shortenNames(page);
  expect(css).toBe('._0{color:red}._1:hover ._0{color:blue}@media print{.css-9z,._1{margin:.5em}}');
  expect(html).toBe(
    '<p class="night _0">css-1a2b</p><a class="_1"></a><i class="css-9z css-none"></i>',
  );
});

test('gives the same names to pages with the same rules', () => {
  const other = shortenNames({ ...page, html: '<a class="css-3c"></a>' });
  expect(other.css).toBe(shortenNames(page).css);
  expect(other.html).toBe('<a class="_1"></a>');
});

test('shortens the names of animations, except those of islands and the names of properties', () => {
  const { css } = shortenNames({
    html: '',
    css: '.css-1{animation:animation-1a 1s;animation-delay:2s}.css-2{animation:animation-2b 1s}@keyframes animation-1a{to{top:0}}@keyframes animation-2b{to{top:1px}}',
    ids: ['2'],
  });
  expect(css).toBe(
    '._0{animation:_1 1s;animation-delay:2s}.css-2{animation:animation-2b 1s}@keyframes _1{to{top:0}}@keyframes animation-2b{to{top:1px}}',
  );
});

test('removes the class of an empty style', () => {
  const { html } = shortenNames({ ...page, html: '<li class="css-0"></li>', ids: ['0'] });
  expect(html).toBe('<li></li>');
});
