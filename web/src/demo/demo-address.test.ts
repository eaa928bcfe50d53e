import { readDemoAddress } from './demo-address';

const nothing = { scenarios: {}, isQuiet: false, isOpen: false, isTour: false, unknown: [] };

test.each([
  ['', nothing],
  ['?billing=annual', nothing],
  [
    '?demo=contact:error,ai-scan:slow',
    { ...nothing, scenarios: { contact: 'error', 'ai-scan': 'slow' } },
  ],
  ['?demo=quiet', { ...nothing, isQuiet: true }],
  ['?demo=open&demo=tour', { ...nothing, isOpen: true, isTour: true }],
  [
    '?demo=free-intake:not-json, open',
    { ...nothing, scenarios: { 'free-intake': 'not-json' }, isOpen: true },
  ],
  [
    '?demo=contact:eror,scan:slow,loud',
    { ...nothing, unknown: ['contact:eror', 'scan:slow', 'loud'] },
  ],
])('reads "%s"', (search, expected) => {
  expect(readDemoAddress(search)).toEqual(expected);
});
