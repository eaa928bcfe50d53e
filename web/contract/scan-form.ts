import * as z from 'zod/mini';
import { websiteScan } from './ai-scan';
import { fieldMessages } from './messages';
import { scanExtensions, scanLimits } from './scan-limits';

/** The two forms that request a scan. The server rejects any other part. */
export const websiteForm = z.strictObject({
  type: z.literal('website', { error: fieldMessages.scanTypeUnknown }),
  url: websiteScan.shape.url.check(
    z.describe(
      'http or https; without a scheme it means https. Another scheme is refused, and the host is not checked.',
    ),
  ),
});
export const documentsForm = z.strictObject({
  type: z.literal('documents', { error: fieldMessages.scanTypeUnknown }),
  files: z
    .array(z.file(), { error: fieldMessages.filesMissing })
    .check(
      z.minLength(1),
      z.maxLength(scanLimits.files),
      z.describe(
        `${scanExtensions.join(', ')}; ${scanLimits.fileBytes} bytes each, ${scanLimits.requestBytes} together: above that 413. Another extension, or an empty file: 422 with a message that names the file.`,
      ),
    ),
});
