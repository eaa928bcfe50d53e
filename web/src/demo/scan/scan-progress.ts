import type { ScanRecord } from '#contract/ai-scan';
import { createStore } from '../../stores/create-store';
import { customerStore } from '../state/customer';
import { scanSubject, withoutScheme, type Findings } from '../state/submissions';

/** The scan as it is shown at work: whose it is, and the lines found so far. */
export interface ScanProgress {
  name: string;
  lines: readonly string[];
  /** How many lines there will be. */
  total: number;
}

export const scanProgressStore = createStore<ScanProgress | null>(null);

/** Milliseconds that each line stands before the next. */
const lineTime = 420;

/** One line a finding, all of them true of this answer. */
function linesOf(scan: ScanRecord, found: Findings): string[] {
  return [
    `Received: ${scanSubject(scan)}`,
    `Where to begin: ${found.recommendedSolutions.join(' and ')}`,
    ...found.recommendedProducts.map((product) => `A product that fits: ${product}`),
    `Your next steps: ${found.nextSteps.length}`,
  ];
}

const hostOf = (address: string) =>
  withoutScheme(address.toLowerCase())
    .replace(/^www\./, '')
    .replace(/[/?#:].*/, '');

/** The customer's name where it is their scan, else what was sent. */
function nameOf(scan: ScanRecord): string {
  const customer = customerStore.get();
  const isTheirs =
    customer !== null &&
    (scan.type === 'documents' ||
      !customer.website ||
      hostOf(scan.url) === hostOf(customer.website));
  return isTheirs ? customer.name : scanSubject(scan);
}

/** Shows a scan at work for two to three seconds, a line after the other; ends early once `signal` is aborted. */
export async function playScan(scan: ScanRecord, found: Findings, signal: AbortSignal) {
  const lines = linesOf(scan, found);
  const name = nameOf(scan);
  for (let count = 0; count <= lines.length && !signal.aborted; count += 1) {
    scanProgressStore.set({ name, lines: lines.slice(0, count), total: lines.length });
    await new Promise((resolve) => setTimeout(resolve, lineTime));
  }
  scanProgressStore.set(null);
}
