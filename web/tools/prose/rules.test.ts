import { faultsOf, faultsOfAll } from './rules';

const at = (key: string, text: string) => ({ file: 'page', key, text });
const slack = (most: number) => Math.ceil(most * 1.1);
const one = (text: string) => at('content.hero.lead', text);
const times = (count: number, text: string, key = (index: number) => `content.b${index}.text`) =>
  Array.from({ length: count }, (_, index) => at(key(index), text));

test.each([
  ['An answer by telephone.', 'phone'],
  ['It writes to your diary.', 'calendar'],
  ['Forms are typed over by hand.', 'retype'],
  ['Doubles are found.', 'duplicates'],
  ['It answers, also at night.', 'Dutch'],
  ['A seamless experience.', 'plain words'],
  ['Our most chosen plan.', 'confirm'],
  ['That comes to about nothing.', 'figure'],
  ["It's straight.", 'curly'],
  ['25 days of vacation.', 'holiday'],
])('rejects "%s"', (text, instead) => {
  expect(faultsOf(one(text))).toEqual([expect.stringContaining(instead)]);
});

test('accepts the American spellings that the requirements fix', () => {
  expect(faultsOf(one('Performance Optimization, 25 vacation days'))).toEqual([]);
});

test('rejects a sentence of more than thirty words plus ten per cent, and says what to do', () => {
  expect(faultsOf(one(`${'word '.repeat(32)}word. And one more.`))).toEqual([]);
  expect(faultsOf(one(`${'word '.repeat(33)}word.`))).toEqual([
    expect.stringContaining('34 words, at most 30: split it'),
  ]);
});

test.each([
  [70, 'It reads, and it writes.'],
  [27, 'It does one thing: it reads.'],
  [9, 'Nobody waits.'],
  [15, 'In your own words.'],
  [14, 'It never sleeps.'],
  [90, 'It reads red, green and blue.'],
])(
  'allows a phrase on the site %i times plus ten per cent, and not once more: "%s"',
  (most, text) => {
    expect(faultsOfAll(times(slack(most), text))).toEqual([]);
    expect(faultsOfAll(times(slack(most) + 1, text))).toHaveLength(1);
  },
);

test.each([
  [4, 'closing.text', 'In Discovery you see it.'],
  [4, 'b.title', 'Fewer piles, the same people.'],
  [6, 'b.title', 'Four ways to begin.'],
])(
  'allows %i texts (plus ten per cent) with the key "%s" and a form like "%s", and not one more',
  (most, key, text) => {
    const place = (index: number) => `p${index}.${key}`;
    expect(faultsOfAll(times(slack(most), text, place))).toEqual([]);
    expect(faultsOfAll(times(slack(most) + 1, text, place))).toHaveLength(1);
  },
);

test('allows the word Tuesday on four pages, and rejects it on five', () => {
  const pages = ['a', 'b', 'c', 'd', 'e'].map((file) => ({
    file,
    key: 'lead',
    text: 'On a Tuesday.',
  }));
  expect(faultsOfAll(pages.slice(1))).toEqual([]);
  expect(faultsOfAll(pages)).toEqual([expect.stringMatching(/Tuesday.*Rewrite one, or raise/)]);
});

test('allows seven closing sections with a question as their title, and rejects eight', () => {
  const key = (index: number) => `page${index}.closing.title`;
  expect(faultsOfAll(times(7, 'Ready?', key))).toEqual([]);
  expect(faultsOfAll(times(8, 'Ready?', key))).toEqual([expect.stringContaining('closings')]);
});

test('allows tailoring words twice in a section and 55 times on the site, plus ten per cent', () => {
  const band = times(4, 'A seam.', (index) => `content.hero.text${index}`);
  expect(faultsOfAll(band.slice(1))).toEqual([]);
  expect(faultsOfAll(band)).toEqual([expect.stringContaining('one band')]);
  expect(faultsOfAll(times(slack(55), 'A seam.'))).toEqual([]);
  expect(faultsOfAll(times(slack(55) + 1, 'A seam.'))).toEqual([
    expect.stringContaining('on the site'),
  ]);
});

test('does not count tailoring words in texts that must not change', () => {
  const band = times(3, 'Print your pattern', (index) => `content.hero.text${index}`);
  expect(faultsOfAll(band)).toEqual([]);
});
