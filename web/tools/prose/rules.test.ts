import { faultsOf, faultsOfAll } from './rules';

const at = (key: string, text: string) => ({ file: 'page', key, text });
/** Limits that count habits let a tenth more pass. */
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
])('refuses "%s"', (text, instead) => {
  expect(faultsOf(one(text))).toEqual([expect.stringContaining(instead)]);
});

test('lets the requirements’ words pass', () => {
  expect(faultsOf(one('Performance Optimization, 25 vacation days'))).toEqual([]);
});

test('refuses a sentence of more than thirty words, and no shorter one', () => {
  expect(faultsOf(one(`${'word '.repeat(29)}word. And one more.`))).toEqual([]);
  expect(faultsOf(one(`${'word '.repeat(30)}word.`))).toEqual([
    expect.stringContaining('31 words'),
  ]);
});

test.each([
  [70, 'It reads, and it writes.'],
  [27, 'It does one thing: it reads.'],
  [9, 'Nobody waits.'],
  [15, 'In your own words.'],
  [14, 'It never sleeps.'],
  [90, 'It reads red, green and blue.'],
])('a habit may show %i times on the site and a tenth more: %s', (most, text) => {
  expect(faultsOfAll(times(slack(most), text))).toEqual([]);
  expect(faultsOfAll(times(slack(most) + 1, text))).toHaveLength(1);
});

test.each([
  [4, 'closing.text', 'In Discovery you see it.'],
  [4, 'b.title', 'Fewer piles, the same people.'],
  [6, 'b.title', 'Four ways to begin.'],
])('%i texts at "%s" may read "%s", and a tenth more', (most, key, text) => {
  const place = (index: number) => `p${index}.${key}`;
  expect(faultsOfAll(times(slack(most), text, place))).toEqual([]);
  expect(faultsOfAll(times(slack(most) + 1, text, place))).toHaveLength(1);
});

test('Tuesday stands on three pages, and on four at most', () => {
  const pages = ['a', 'b', 'c', 'd', 'e'].map((file) => ({
    file,
    key: 'lead',
    text: 'On a Tuesday.',
  }));
  expect(faultsOfAll(pages.slice(1))).toEqual([]);
  expect(faultsOfAll(pages)).toEqual([expect.stringContaining('Tuesday')]);
});

test('six closings may be questions, seven at most', () => {
  const key = (index: number) => `page${index}.closing.title`;
  expect(faultsOfAll(times(7, 'Ready?', key))).toEqual([]);
  expect(faultsOfAll(times(8, 'Ready?', key))).toEqual([expect.stringContaining('closings')]);
});

test('the tailor’s words stand twice in a band and 55 times on the site, or a tenth more', () => {
  const band = times(4, 'A seam.', (index) => `content.hero.text${index}`);
  expect(faultsOfAll(band.slice(1))).toEqual([]);
  expect(faultsOfAll(band)).toEqual([expect.stringContaining('one band')]);
  expect(faultsOfAll(times(slack(55), 'A seam.'))).toEqual([]);
  expect(faultsOfAll(times(slack(55) + 1, 'A seam.'))).toEqual([
    expect.stringContaining('on the site'),
  ]);
});

test('a text whose words are fixed does not count among the tailor’s words', () => {
  const band = times(3, 'Print your pattern', (index) => `content.hero.text${index}`);
  expect(faultsOfAll(band)).toEqual([]);
});
