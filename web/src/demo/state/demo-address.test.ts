import { readDemoAddress, takeDemoAddress } from './demo-address';

const noSettings = {
  scenarios: {},
  isQuiet: false,
  isOpen: false,
  isTour: false,
  customer: null,
  unknown: [],
};

test.each([
  ['', noSettings],
  ['?billing=annual', noSettings],
  [
    '?demo=contact:error,ai-scan:slow',
    { ...noSettings, scenarios: { contact: 'error', 'ai-scan': 'slow' } },
  ],
  ['?demo=quiet', { ...noSettings, isQuiet: true }],
  ['?demo=open&demo=tour', { ...noSettings, isOpen: true, isTour: true }],
  [
    '?demo=free-intake:not-json, open',
    { ...noSettings, scenarios: { 'free-intake': 'not-json' }, isOpen: true },
  ],
  [
    '?demo=for:Jansen, Bos %26 Co|jansenbos.nl|Logistics&demo=open',
    {
      ...noSettings,
      customer: { name: 'Jansen, Bos & Co', website: 'jansenbos.nl', sector: 'logistics' },
      isOpen: true,
    },
  ],
  [
    '?demo=for:Bakkerij De Vries',
    { ...noSettings, customer: { name: 'Bakkerij De Vries', website: '', sector: 'other' } },
  ],
  [
    '?demo=for:Kliniek Zonnebloem|Healthcare',
    {
      ...noSettings,
      customer: { name: 'Kliniek Zonnebloem', website: '', sector: 'healthcare' },
    },
  ],
  ['?demo=for: |x.nl', { ...noSettings, unknown: ['for: |x.nl'] }],
  [
    '?demo=contact:eror,scan:slow,loud',
    { ...noSettings, unknown: ['contact:eror', 'scan:slow', 'loud'] },
  ],
])('returns the settings in the query "%s"', (search, expected) => {
  expect(readDemoAddress(search)).toEqual(expected);
});

test('removes the parameter `demo` from the URL, and keeps other parameters, hash and history state', () => {
  history.replaceState({ kept: true }, '', '/pricing?billing=annual&demo=tour&demo=open#plans');
  expect(takeDemoAddress()).toMatchObject({ isTour: true, isOpen: true });
  expect(location.pathname + location.search + location.hash).toBe('/pricing?billing=annual#plans');
  expect(history.state).toEqual({ kept: true });
  expect(takeDemoAddress()).toMatchObject({ isTour: false, isOpen: false });
});

test('takes the whole name of a customer from a URL that is not encoded, and leaves no part of it in the URL', () => {
  history.replaceState(null, '', '/?demo=for:Jansen & Zonen|zonen.nl|retail&demo=quiet&tasks=20');
  expect(takeDemoAddress()).toMatchObject({
    customer: { name: 'Jansen & Zonen', website: 'zonen.nl', sector: 'retail' },
    isQuiet: true,
  });
  expect(location.search).toBe('?tasks=20');
});
