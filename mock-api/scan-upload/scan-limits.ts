import { scanLimits } from '#contract/scan-limits';
import { ProblemError } from '../core/answer';
import { scanTextBytes } from '../resources/scan-parts';

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

/** What the multipart form may add to its documents: boundaries, headers, text parts; in bytes. */
const envelopeBytes = 256 * 1024;

/** The most that the whole body may hold, in bytes. */
export const scanBodyBytes = scanLimits.requestBytes + envelopeBytes;

/** A scan has two text parts; so many may come before the rest is not even counted. */
const mostTexts = 100;

/** 413 in the words of the contract's limits. */
export const scanTooLarge = () =>
  new ProblemError(
    413,
    `A scan takes ${scanLimits.files} documents of ${megabytes(scanLimits.fileBytes)} each, ${megabytes(scanLimits.requestBytes)} together.`,
  );

/** Counts what a scan brings; each call throws 413 once a limit of the contract is passed. */
export function createScanMeter() {
  let files = 0;
  let texts = 0;
  let fileBytes = 0;
  let allBytes = 0;
  const check = (isTooMuch: boolean) => {
    if (isTooMuch) throw scanTooLarge();
  };
  return {
    startFile() {
      files += 1;
      fileBytes = 0;
      check(files > scanLimits.files);
    },
    addFileBytes(bytes: number) {
      fileBytes += bytes;
      allBytes += bytes;
      check(fileBytes > scanLimits.fileBytes || allBytes > scanLimits.requestBytes);
    },
    addText(bytes: number) {
      texts += 1;
      check(bytes > scanTextBytes || texts > mostTexts);
    },
  };
}
