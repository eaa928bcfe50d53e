import { nestRules } from './nest-rules';

test.each([
  [
    'rules of states, parents and media queries',
    '.css-a{color:red}.css-a:hover,.css-a[open]>b{top:0}.night .css-a{color:blue}@media print{.css-a{top:0}}',
    '.css-a{color:red;&:hover,&[open]>b{top:0}.night &{color:blue}@media print{top:0}}',
  ],
  [
    'several rules of one media query, declarations first',
    '.css-a{top:0}@media print{.css-a{top:1px}.css-a b{top:2px}.css-a{left:0}}',
    '.css-a{top:0;@media print{top:1px;& b{top:2px}&{left:0}}}',
  ],
  [
    'a group that starts with a media query',
    '@media print{.css-a{top:0}}.css-a{left:0}.css-a+.css-a{top:0}',
    '.css-a{@media print{top:0}&{left:0}&+&{top:0}}',
  ],
])('writes %s inside the rule of the class', (_, flat, nested) => {
  expect(nestRules(flat)).toBe(nested);
});

test('keeps the order of rules of different classes', () => {
  const css = '.css-a{top:0}.css-ab{top:0}.css-a{left:0}b{top:0}';
  expect(nestRules(css)).toBe(css);
});

test.each([
  // Chrome before 120 and Safari before 17.2 ignore a nested rule that starts with the name of an element.
  ['whose selector starts with an element', 'html[data-modal] .css-a{top:0}'],
  ['whose selectors do not all contain the class', '.css-a>b,.night{top:0}'],
  ['for another class in the same media query', '@media print{.css-a{top:0}.css-b{top:0}}'],
  ['with keyframes, which cannot be nested', '@media print{.css-a{top:0}@keyframes b{to{top:0}}}'],
])('does not nest a rule %s', (_, rule) => {
  expect(nestRules(`.css-a{left:0}${rule}`)).toBe(`.css-a{left:0}${rule}`);
});
