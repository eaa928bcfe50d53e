import { scanExtensions, scanLimits } from '#contract/scan-limits';
import { paths, type IndustrySlug, type ProductSlug } from '../../paths';

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;
const types = `${scanExtensions.slice(0, -1).join(', ')} or ${scanExtensions.at(-1)}`;

export const aiScan = {
  tabsLabel: 'What to scan',
  website: {
    tab: 'Website',
    label: 'Website address',
    placeholder: 'your-company.example',
    hint: 'We look at what your pages say about your work.',
  },
  documents: {
    tab: 'Documents',
    label: 'Your documents',
    drop: 'or drop them here',
    hint: `${types}. At most ${scanLimits.files} documents of ${megabytes(scanLimits.fileBytes)} each, ${megabytes(scanLimits.requestBytes)} together.`,
    chosen: 'Chosen documents',
    empty: (name: string) => `${name} is empty.`,
    unreadable: (name: string) =>
      `${name} cannot be read. It may have changed since you chose it: please choose it again.`,
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
  running: {
    kicker: 'free AI scan',
    title: 'Measuring',
    nowLabel: 'now',
    now: {
      website: 'Reading the pages and comparing them with our products and solutions',
      documents: 'Reading the documents and comparing them with our products and solutions',
    },
  },
  sheet: {
    kicker: 'your pattern',
    /** First line of a result's heading. The second line names the website or the documents. */
    cut: { website: 'Cut for', documents: 'Cut from' },
    shared: ['An AI team', 'that fits'],
    sharedText: 'A scan suggests these pieces.',
    sharedInvitation: 'Scan your own website below, and see which ones fit you.',
    product: 'product',
    solution: 'solution',
    team: 'Your AI team',
    drawing: 'A jacket: the recommended pieces are filled, the others are outlines.',
    caution: 'Suggested by an AI, which can be wrong. No person has checked it.',
    /** The demo shows this text in place of `caution`. */
    sample: 'A sample for this demonstration, not a study of your company.',
    nextSteps: 'Next steps',
    print: 'Print your pattern',
    copy: 'Copy link',
    copied: 'Link copied. It shows the pieces and nothing about you.',
    copyByHand: 'The browser did not copy the link. Copy it here:',
  },
} as const;

/** The last path segment of a recommended page. It names the product or solution in the URL of a scan's result. */
export type CutName = ProductSlug | IndustrySlug;

interface Recommendation {
  path: string;
  kind: 'product' | 'solution';
  /** Names of the page in a scan's recommendations. The first is the page's own name. */
  names: readonly [string, ...string[]];
}

const product = (slug: ProductSlug, ...names: Recommendation['names']): Recommendation => ({
  path: paths.product[slug],
  kind: 'product',
  names,
});
const solution = (slug: IndustrySlug, name: string): Recommendation => ({
  path: paths.industry[slug],
  kind: 'solution',
  names: [name],
});

export const recommendations: Readonly<Record<CutName, Recommendation>> = {
  'ai-suite': product('ai-suite', 'AI Agent Suite', 'AI Suite', 'AI-Suite'),
  'voice-agents': product('voice-agents', 'Voice Agent', 'Voice Agents'),
  'document-processing': product('document-processing', 'Document Processing'),
  'analysis-suite': product('analysis-suite', 'Analyst Suite', 'Analysis Suite'),
  hr: solution('hr', 'HR & Personnel'),
  marketing: solution('marketing', 'Marketing & Sales'),
  'customer-service': solution('customer-service', 'Customer Service'),
  operations: solution('operations', 'Operations & Administration'),
  finance: solution('finance', 'Finance & Accounting'),
  data: solution('data', 'Data Analysis'),
  content: solution('content', 'Content & Communication'),
  compliance: solution('compliance', 'Compliance & Strategy'),
};
