import { scanAnswers } from '#fixtures/scan-answers';
import { paths } from '../../paths';
import { recommendations } from '../../content/features/ai-scan';
import { forgetSharedPattern, patternOf, readSharedPattern, websiteSubject } from './cut-pieces';

const result = { reasoning: 'Because.', nextSteps: ['Wait'] };
const read = (query: string) => readSharedPattern(new URLSearchParams(query));
const cutsOf = (query: string) => read(query)?.pieces.map(({ cut }) => cut);

test('every product and solution page has a name for the URL of a result', () => {
  const all = { ...paths.product, ...paths.industry };
  expect(Object.keys(recommendations).toSorted()).toEqual(Object.keys(all).toSorted());
  for (const [name, { path }] of Object.entries(recommendations))
    expect(path.split('/').at(-1)).toBe(name);
});

test('turns known texts into recommendations with a page, in the response’s order, and other texts into lines', () => {
  expect(
    patternOf({
      ...result,
      recommendedProducts: [' VOICE agent', 'Something new', 'AI Agent Suite'],
      recommendedSolutions: ['Customer Service', 'constructor'],
    }),
  ).toEqual({
    pieces: [
      { text: ' VOICE agent', kind: 'product', cut: 'voice-agents' },
      { text: 'AI Agent Suite', kind: 'product', cut: 'ai-suite' },
      { text: 'Customer Service', kind: 'solution', cut: 'customer-service' },
    ],
    lines: [
      { text: 'Something new', kind: 'product' },
      { text: 'constructor', kind: 'solution' },
    ],
  });
});

test('turns a second text for the same page into a line', () => {
  const { pieces, lines } = patternOf({
    recommendedProducts: ['Voice Agent', 'Voice Agents'],
    recommendedSolutions: [],
  });
  expect(pieces.map(({ text }) => text)).toEqual(['Voice Agent']);
  expect(lines.map(({ text }) => text)).toEqual(['Voice Agents']);
});

test('turns every recommendation in `fixtures` into one with a page', () => {
  for (const answer of Object.values(scanAnswers)) {
    const { recommendedProducts, recommendedSolutions } = answer;
    const texts = {
      recommendedProducts: [...recommendedProducts],
      recommendedSolutions: [...recommendedSolutions],
    };
    expect(patternOf(texts).lines).toEqual([]);
  }
});

test.each([
  ['cut=voice-agents,ai-suite,customer-service', ['voice-agents', 'ai-suite', 'customer-service']],
  ['cut=voice-agents%2Cai-suite', ['voice-agents', 'ai-suite']],
  ['cut=+Voice-Agents+,,voice-agents,hr', ['voice-agents', 'hr']],
  ['cut=%3Cb%3E,toString,__proto__,hr,voice', ['hr']],
  ['cut=nothing', undefined],
  ['cut=', undefined],
  ['', undefined],
])('reads the names of pieces in the query "%s" as %j', (query, cuts) => {
  expect(cutsOf(query)).toEqual(cuts);
});

test.each([
  ['bakkerij.nl', 'bakkerij.nl'],
  [' https://www.Bakkerij.nl/brood?x=1#top ', 'bakkerij.nl'],
  ['HTTP://bakkerij.nl:8080', 'bakkerij.nl'],
  ['https://sanne:secret@bakkerij.nl/', 'bakkerij.nl'],
  ['bäckerei-süß.de', 'bäckerei-süß.de'],
  ['https://हिन्दी.example/', 'हिन्दी.example'],
])('names the website "%s" %s', (address, name) => {
  expect(websiteSubject(address)).toEqual({ type: 'website', name });
});

test.each([
  'localhost',
  'call us now',
  'bakkerij.nl is great',
  '<b>bakkerij.nl</b>',
  `${'a'.repeat(250)}.nl.example`,
])('names a website without a host name as the visitor typed it: %s', (typed) => {
  expect(websiteSubject(typed).name).toBe(typed);
});

test('removes the recommended pages from a query, and keeps other parameters', () => {
  const query = new URLSearchParams('cut=hr&demo=quiet');
  expect(forgetSharedPattern(query)).toBe(true);
  expect(`${query}`).toBe('demo=quiet');
  expect(forgetSharedPattern(query)).toBe(false);
});
