import { scanLimits } from '#contract/scan-limits';
import { ProblemError } from './response';
import { scanTextBytes } from '../resources/scan-parts';

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

/** Limit for the bytes of a multipart form besides its documents: boundaries, headers and text parts. */
const envelopeBytes = 256 * 1024;

export const scanBodyBytes = scanLimits.requestBytes + envelopeBytes;

/** Limit for the number of text parts, of which a scan needs two. It stops the parsing of a hostile body early. */
const maxTextParts = 100;

export const scanTooLarge = () =>
  new ProblemError(
    413,
    `A scan takes ${scanLimits.files} documents of ${megabytes(scanLimits.fileBytes)} each, ${megabytes(scanLimits.requestBytes)} together.`,
  );

/** Creates a meter for the parts and bytes of a scan. Its methods throw 413 if a limit is exceeded. */
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
