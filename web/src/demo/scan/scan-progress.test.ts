import type { ScanRecord } from '#contract/ai-scan';
import { buildWebsiteScan } from '#fixtures/build-scan';
import { customerStore } from '../state/customer';
import { playScan, scanProgressStore, type ScanProgress } from './scan-progress';

const found = {
  recommendedProducts: ['Voice Agent', 'AI Agent Suite'],
  recommendedSolutions: ['Customer Service', 'Data Analysis'],
  reasoning: 'Calls are missed.',
  nextSteps: ['One', 'Two', 'Three'],
};
const stored = { id: 1, createdAt: '2024-05-14T12:00:00.000Z' };
const website = (url: string): ScanRecord => ({ ...buildWebsiteScan({ url }), ...stored });

/** Plays a scan with fake timers. Returns all states of the progress in order, and the duration in ms. */
async function shownOf(scan: ScanRecord, signal = new AbortController().signal) {
  jest.useFakeTimers();
  const shown: (ScanProgress | null)[] = [];
  const end = scanProgressStore.subscribe(() => shown.push(scanProgressStore.get()));
  const began = Date.now();
  const playing = playScan(scan, found, signal);
  await jest.runAllTimersAsync();
  await playing;
  end();
  const took = Date.now() - began;
  jest.useRealTimers();
  return { shown, took };
}

test('adds one line per finding within two to three seconds, and then removes all lines', async () => {
  const { shown, took } = await shownOf(website('https://bakkerij.nl/'));
  expect(shown.map((moment) => moment?.lines.length)).toEqual([0, 1, 2, 3, 4, 5, undefined]);
  expect(shown.at(-2)!.lines.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'received: bakkerij.nl',
    'begin: Customer Service and Data Analysis',
    'fits: Voice Agent',
    'fits: AI Agent Suite',
    'next: 3 steps',
  ]);
  expect(took).toBeGreaterThan(2_000);
  expect(took).toBeLessThan(3_000);
});

test('shows no line if the call of the scan was aborted', async () => {
  const { shown } = await shownOf(website('bakkerij.nl'), AbortSignal.abort());
  expect(shown).toEqual([]);
});

test.each([
  ['bakkerijdevries.nl', { label: 'for', text: 'Bakkerij De Vries' }],
  ['https://www.BakkerijDeVries.nl/brood', { label: 'for', text: 'Bakkerij De Vries' }],
  ['other.nl', { label: 'received', text: 'other.nl' }],
])('for a scan of %s, the first line is %j', async (url, first) => {
  customerStore.set({
    name: 'Bakkerij De Vries',
    website: 'https://bakkerijdevries.nl',
    sector: 'retail',
  });
  const { shown } = await shownOf(website(url));
  expect(shown.at(-2)!.lines[0]).toEqual(first);
});
