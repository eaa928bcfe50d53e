import { scanExtensions, scanLimits } from '#contract/scan-limits';
import { paths } from '../../paths';

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;
const types = `${scanExtensions.slice(0, -1).join(', ')} or ${scanExtensions.at(-1)}`;

/** The scan's form and results (specification, sections 4, 5 and 8). */
export const aiScan = {
  tabsLabel: 'What to scan',
  website: {
    tab: 'Website',
    label: 'Website address',
    placeholder: 'bakkerij.nl',
    hint: 'We look at what your pages say about your work.',
  },
  documents: {
    tab: 'Documents',
    label: 'Your documents',
    drop: 'or drop them here',
    hint: `${types}. At most ${scanLimits.files} documents of ${megabytes(scanLimits.fileBytes)} each, ${megabytes(scanLimits.requestBytes)} together.`,
    chosen: 'Chosen documents',
    empty: (name: string) => `${name} is empty.`,
    tooLarge: (name: string) => `${name} is larger than ${megabytes(scanLimits.fileBytes)}.`,
    tooMany: (name: string) =>
      `${name} is one too many: a scan takes at most ${scanLimits.files} documents.`,
    tooLargeTogether: (name: string) =>
      `With ${name} the documents are larger than ${megabytes(scanLimits.requestBytes)} together.`,
    count: (files: number) => (files === 1 ? '1 document' : `${files} documents`),
    remove: (name: string) => `Remove ${name}`,
  },
  submit: 'Start AI Scan',
  pending: 'Scanning...',
  pendingNote: 'This can take up to a minute.',
  results: {
    subject: (name: string) => `Last scan: ${name}`,
    title: 'What the scan suggests',
    products: 'Products for you',
    solutions: 'Solutions for you',
    nextSteps: 'Next steps',
  },
} as const;

/** Pages by the names that a scan recommends, in lower case: the page's own name and the names it is also known by. */
const recommendedPages: Record<string, string> = {
  'ai agent suite': paths.product['ai-suite'],
  'ai-suite': paths.product['ai-suite'],
  'ai suite': paths.product['ai-suite'],
  'voice agent': paths.product['voice-agents'],
  'voice agents': paths.product['voice-agents'],
  'document processing': paths.product['document-processing'],
  'analyst suite': paths.product['analysis-suite'],
  'analysis suite': paths.product['analysis-suite'],
  'hr & personnel': paths.industry.hr,
  'marketing & sales': paths.industry.marketing,
  'customer service': paths.industry['customer-service'],
  'operations & administration': paths.industry.operations,
  'finance & accounting': paths.industry.finance,
  'data analysis': paths.industry.data,
  'content & communication': paths.industry.content,
  'compliance & strategy': paths.industry.compliance,
};

/** The page that a recommendation is about; undefined for a name that we have no page for. */
export const recommendedPage = (name: string): string | undefined =>
  recommendedPages[name.trim().toLowerCase()];
