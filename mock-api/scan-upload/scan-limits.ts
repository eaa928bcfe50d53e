import { scanLimits } from '#contract/scan-limits';
import { ProblemError } from '../core/answer';
import { scanTextBytes } from '../resources/scan-parts';

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

/** Allowance for what the multipart form adds to its documents (boundaries, headers, text parts), in bytes. */
const envelopeBytes = 256 * 1024;

export const scanBodyBytes = scanLimits.requestBytes + envelopeBytes;

/** Limit of text parts. A scan needs two; this limit stops a hostile body early. */
const maxTextParts = 100;

export const scanTooLarge = () =>
  new ProblemError(
    413,
    `A scan takes ${scanLimits.files} documents of ${megabytes(scanLimits.fileBytes)} each, ${megabytes(scanLimits.requestBytes)} together.`,
  );

/** Returns a meter for the parts of a scan; each of its methods throws 413 beyond a limit of the contract. */
export function createScanMeter() {
  let files = 0;
  let texts = 0;
  let fileBytes = 0;
  let allBytes = 0;
  const check = (isExceeded: boolean) => {
    if (isExceeded) throw scanTooLarge();
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
      check(bytes > scanTextBytes || texts > maxTextParts);
    },
  };
}
