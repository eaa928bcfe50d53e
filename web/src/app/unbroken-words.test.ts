import { wrapUnbrokenWords } from './unbroken-words';

function wrap(html: string) {
  const page = document.createElement('main');
  page.innerHTML = wrapUnbrokenWords(html, (classNames) => classNames.includes('row'));
  return page;
}
const unbrokenIn = (html: string) =>
  [...wrap(html).querySelectorAll('.unbroken')].map(({ textContent }) => textContent);

test('wraps short hyphenated words, and numbers with the word that follows, and does not change the text', () => {
  const text =
    'Add-ons: €149 a month (= 1 execution), one-time €400, in 3-5 days, 24/7. A follow-up is high-risk; 65% fewer errors at €0.005 per execution.';
  expect(unbrokenIn(`<p>${text}</p>`)).toEqual([
    'Add-ons',
    '€149 a month',
    '= 1 execution',
    'one-time',
    '3-5 days',
    'follow-up',
    'high-risk',
    '65% fewer',
    '€0.005 per execution',
  ]);
  expect(wrap(`<p>${text}</p>`)).toHaveTextContent(text);
});

test('wraps the words of the inner element, and of the outer element after it', () => {
  expect(unbrokenIn('<p>3 days <b class="x">one-time<br/></b> and 4 weeks</p>')).toEqual([
    '3 days',
    '4 weeks',
  ]);
});

test.each([
  ['a link', '<p><a href="/">one-time</a></p>'],
  ['a row of cells', '<p class="row">one-time</p>'],
  ['a drawing', '<svg><text>one-time</text></svg>'],
  ['long words', '<p>appointment-booking, human-centred, in 50+ languages</p>'],
])('does not wrap words of %s', (_, html) => {
  expect(unbrokenIn(html)).toEqual([]);
});
