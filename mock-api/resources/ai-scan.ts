import * as z from 'zod/mini';
import { scanAnswer, scanRecord, scanRequest, type ScanRecord } from '#contract/ai-scan';
import { fieldMessages } from '#contract/messages';
import { documentsForm, websiteForm } from '#contract/scan-form';
import { buildDocument } from '#fixtures/build-document';
import { buildWebsiteScan } from '#fixtures/build-scan';
import { scanAnswers } from '#fixtures/scan-answers';
import type { ResourceDescription } from './description';
import { validateWith } from './field-errors';
import { refuseFirstDocument, scanFieldsOf, type ScanPart } from './scan-parts';
import { scanTopicOf } from './scan-topic';

export interface ScanUpload {
  parts: ScanPart[];
}

const [product] = scanAnswers.general.recommendedProducts;
const [solution] = scanAnswers.general.recommendedSolutions;
/** The last sentences of the OpenAPI descriptions of `recommendedProducts` and `recommendedSolutions`. */
const drawn =
  'The page draws each name that it knows, and shows any other text as a line. May be empty.';

/** The list of scans. The API stores no document. */
export const aiScan = {
  summary: 'Scan a website or documents',
  takes: 'form',
  shapes: [
    { name: 'WebsiteScan', schema: websiteForm, example: buildWebsiteScan() },
    {
      name: 'DocumentsScan',
      schema: documentsForm,
      example: {
        type: 'documents',
        files: (['txt', 'pdf'] as const).map(
          (type) => new File([buildDocument(type)], `test-data.${type}`),
        ),
      },
    },
  ],
  validate({ parts }: ScanUpload) {
    const sent = scanFieldsOf(parts);
    return 'errors' in sent ? sent : validateWith(scanRequest, sent.fields);
  },
  record: { name: 'ScanRecord', schema: scanRecord },
  status: 200,
  response: {
    name: 'ScanAnswer',
    schema: z.extend(scanAnswer, {
      recommendedProducts: scanAnswer.shape.recommendedProducts.check(
        z.describe(`Names of products, such as "${product}". ${drawn}`),
      ),
      recommendedSolutions: scanAnswer.shape.recommendedSolutions.check(
        z.describe(`Names of solutions, such as "${solution}". ${drawn}`),
      ),
    }),
    example: { id: 1, ...scanAnswers.general },
    of: (record: ScanRecord) => ({ id: record.id, ...scanAnswers[scanTopicOf(record)] }),
  },
  refused: { field: 'url', message: fieldMessages.urlMissing },
  refusedIn: ({ parts }: ScanUpload) => refuseFirstDocument(parts),
} satisfies ResourceDescription;
