import { scanAnswers, type ScanTopic } from '#fixtures/scan-answers';

export type { ScanTopic };

/** The topics that a scan can be answered with. */
export const scanTopics = Object.keys(scanAnswers) as ScanTopic[];

export const isScanTopic = (value: unknown): value is ScanTopic =>
  scanTopics.some((topic) => topic === value);

/** The answer for `topic`, whatever was sent: for those who show the product and know what comes. */
export const chosenScan = (topic: ScanTopic) => scanAnswers[topic];
