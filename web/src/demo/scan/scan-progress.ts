import type { ScanRecord } from '#contract/ai-scan';
import { createStore } from '../../stores/create-store';
import { customerStore } from '../state/customer';
import { scanSubject, withoutScheme, type Findings } from '../state/submissions';

/** The progress of a scan: its name and the lines so far. */
export interface ScanProgress {
  name: string;
  lines: readonly string[];
  /** The final number of lines. */
  total: number;
}

export const scanProgressStore = createStore<ScanProgress | null>(null);

/** Milliseconds between two lines. */
const lineTime = 420;

/** Returns one line per finding. Every line is true of this answer. */
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

/** Returns the customer's name if the scan may be theirs, else the subject of the scan. */
function nameOf(scan: ScanRecord): string {
  const customer = customerStore.get();
  const isTheirs =
    customer !== null &&
    (scan.type === 'documents' ||
      !customer.website ||
      hostOf(scan.url) === hostOf(customer.website));
  return isTheirs ? customer.name : scanSubject(scan);
}

/** Shows the progress of a scan for two to three seconds, one line after the other, or until `signal` is aborted. */
export async function playScan(scan: ScanRecord, found: Findings, signal: AbortSignal) {
  const lines = linesOf(scan, found);
  const name = nameOf(scan);
  for (let count = 0; count <= lines.length && !signal.aborted; count += 1) {
    scanProgressStore.set({ name, lines: lines.slice(0, count), total: lines.length });
    await new Promise((resolve) => setTimeout(resolve, lineTime));
  }
  scanProgressStore.set(null);
}
