import * as z from 'zod/mini';
import { fieldMessages } from '#contract/messages';
import { requiredLine } from '#contract/text';

export { scanResult } from '#contract/ai-scan';

/** Checks only that the visitor has entered a URL or chosen a document. */
export const scanSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('website'), url: requiredLine(1, fieldMessages.urlMissing) }),
  z.object({
    type: z.literal('documents'),
    files: z.array(z.file()).check(z.minLength(1, fieldMessages.filesMissing)),
  }),
]);

export type Scan = z.infer<typeof scanSchema>;
