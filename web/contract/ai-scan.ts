import * as z from 'zod/mini';
import { fieldMessages } from './messages';
import { scanLimits } from './scan-limits';
import { requiredLine, requiredText, storedFields } from './text';

/** Accepts http, https, or no scheme, as in `bakkerij.nl:8080`, but not `mailto:info@bakkerij.nl`. */
const hasWebScheme = (url: string) =>
  !/^[a-z][a-z\d+.-]*:(?!\d)/i.test(url) || /^https?:\/\//i.test(url);

export const websiteScan = z.object({
  type: z.literal('website'),
  url: requiredLine(1, fieldMessages.urlMissing).check(
    z.refine(hasWebScheme, fieldMessages.urlMissing),
  ),
});

/** The server stores these facts of an uploaded document, but never its content. */
export const scannedFile = z.object({
  name: requiredText(1, fieldMessages.filesMissing),
  size: z.int().check(z.minimum(0), z.maximum(scanLimits.fileBytes)),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

const documentsScan = z.object({
  type: z.literal('documents'),
  files: z
    .array(scannedFile, { error: fieldMessages.filesMissing })
    .check(z.minLength(1, fieldMessages.filesMissing)),
});

export const scanRequest = z.discriminatedUnion('type', [websiteScan, documentsScan], {
  error: fieldMessages.scanTypeUnknown,
});

export const scanResult = z.object({
  recommendedProducts: z.array(z.string()),
  recommendedSolutions: z.array(z.string()),
  reasoning: z.string(),
  nextSteps: z.array(z.string()),
});

export const scanAnswer = z.extend(scanResult, { id: storedFields.id });
export const scanRecord = z.discriminatedUnion(
  'type',
  [z.extend(websiteScan, storedFields), z.extend(documentsScan, storedFields)],
  { error: fieldMessages.scanTypeUnknown },
);

export type ScanRequest = z.infer<typeof scanRequest>;
export type ScannedFile = z.infer<typeof scannedFile>;
export type ScanResult = z.infer<typeof scanResult>;
export type ScanAnswer = z.infer<typeof scanAnswer>;
export type ScanRecord = z.infer<typeof scanRecord>;
