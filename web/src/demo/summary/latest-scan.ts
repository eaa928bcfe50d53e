import type { ScanRecord } from '#contract/ai-scan';
import type { Lists } from '#mock-api/core/store';
import type { Findings } from '../state/findings';

/** A scan with what it has found. */
export type FoundScan = ScanRecord & { found: Findings };

const isFound = (scan: ScanRecord): scan is FoundScan => 'found' in scan;

/** The newest scan of what was sent in this browser, samples aside; undefined: there was none. */
export const latestScan = (lists: Lists): FoundScan | undefined =>
  lists['ai-scan'].findLast(isFound);
