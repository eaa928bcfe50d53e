import * as z from 'zod/mini';
import { websiteScan } from './ai-scan';
import { fieldMessages } from './messages';
import { scanExtensions, scanLimits } from './scan-limits';

// Apart from what the browser checks before sending: these are for the OpenAPI document.

/** The two shapes of the multipart form that a scan is sent as; it takes no other part. */
export const websiteForm = z.strictObject({
  type: z.literal('website', { error: fieldMessages.scanTypeUnknown }),
  url: websiteScan.shape.url.check(z.describe('No scheme means https; another is refused.')),
});
export const documentsForm = z.strictObject({
  type: z.literal('documents', { error: fieldMessages.scanTypeUnknown }),
  files: z
    .array(z.file(), { error: fieldMessages.filesMissing })
    .check(
      z.minLength(1),
      z.maxLength(scanLimits.files),
      z.describe(
        `${scanExtensions.join(', ')}; ${scanLimits.fileBytes} bytes each, ${scanLimits.requestBytes} together.`,
      ),
    ),
});
