import type { ScanRecord } from '#contract/ai-scan';
import { createStore } from '../../stores/create-store';
import { customerStore } from '../state/customer';
import { scanSubject, withoutScheme, type Findings } from '../state/submissions';

export interface Finding {
  label: string;
  text: string;
}

export interface ScanProgress {
  lines: readonly Finding[];
}

export const scanProgressStore = createStore<ScanProgress | null>(null);

/** Time (ms) between the appearance of two lines. */
const lineTime = 420;

/** Returns the lines to show, one per finding. They contain only facts about the scan and its result. */
function linesOf(scan: ScanRecord, found: Findings): Finding[] {
  const customer = customerOf(scan);
  return [
    ...(customer ? [{ label: 'for', text: customer.name }] : []),
    { label: 'received', text: scanSubject(scan) },
    { label: 'begin', text: found.recommendedSolutions.join(' and ') },
    ...found.recommendedProducts.map((text) => ({ label: 'fits', text })),
    { label: 'next', text: `${found.nextSteps.length} steps` },
  ];
}

const hostOf = (address: string) =>
  withoutScheme(address.toLowerCase())
    .replace(/^www\./, '')
    .replace(/[/?#:].*/, '');

/** Returns the demo's customer if the scanned website or documents may belong to this customer. */
function customerOf(scan: ScanRecord) {
  const customer = customerStore.get();
  const isTheirs =
    scan.type === 'documents' ||
    !customer?.website ||
    hostOf(scan.url) === hostOf(customer.website);
  return isTheirs ? customer : null;
}

/** Shows a scan's progress line by line, for two to three seconds or until `signal` aborts. */
export async function playScan(scan: ScanRecord, found: Findings, signal: AbortSignal) {
  const lines = linesOf(scan, found);
  for (let count = 0; count <= lines.length && !signal.aborted; count += 1) {
    scanProgressStore.set({ lines: lines.slice(0, count) });
    await new Promise((resolve) => setTimeout(resolve, lineTime));
  }
  scanProgressStore.set(null);
}
