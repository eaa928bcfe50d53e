import { paths } from '../../paths';

interface RecommendedPiece {
  /** Short enough for a piece of the board on a phone. */
  label: string;
  /** The small line below the label. */
  kind: 'product' | 'solution';
  /** One sentence of at most 56 characters: what it would do for the customer. */
  does: string;
}

const { product, industry } = paths;

/** What a scan may recommend, by the path of its page, as a piece of the home page's board. */
export const recommendedPieces: Record<string, RecommendedPiece> = {
  [product['ai-suite']]: {
    label: 'AI Agent Suite',
    kind: 'product',
    does: 'Takes on the tasks between chat, calendar and orders.',
  },
  [product['voice-agents']]: {
    label: 'Voice Agent',
    kind: 'product',
    does: 'Answers the phone and writes you a summary.',
  },
  [product['document-processing']]: {
    label: 'Document Processing',
    kind: 'product',
    does: 'Reads your documents and hands back checked data.',
  },
  [product['analysis-suite']]: {
    label: 'Analyst Suite',
    kind: 'product',
    does: 'Answers questions about your market, with its sources.',
  },
  [industry.hr]: {
    label: 'HR & Personnel',
    kind: 'solution',
    does: 'Sums up applications. Your people choose.',
  },
  [industry.marketing]: {
    label: 'Marketing & Sales',
    kind: 'solution',
    does: 'Keeps leads and follow-ups in one list.',
  },
  [industry['customer-service']]: {
    label: 'Customer Service',
    kind: 'solution',
    does: 'Answers what customers ask every day.',
  },
  [industry.operations]: {
    label: 'Operations',
    kind: 'solution',
    does: 'Keeps orders, stock and rosters up to date.',
  },
  [industry.finance]: {
    label: 'Finance',
    kind: 'solution',
    does: 'Prepares entries from invoices and receipts.',
  },
  [industry.data]: {
    label: 'Data Analysis',
    kind: 'solution',
    does: 'Turns your figures into a report you can check.',
  },
  [industry.content]: {
    label: 'Content',
    kind: 'solution',
    does: 'Drafts texts and letters for you to approve.',
  },
  [industry.compliance]: {
    label: 'Compliance',
    kind: 'solution',
    does: 'Collects what an audit asks for.',
  },
};

/** The home page's board, cut from the last scan's recommendations. */
export const cutForYou = {
  website: (host: string) => `cut for ${host}`,
  documents: (count: string) => `cut from ${count}`,
  alternative: 'What your last scan recommends, joined by thread into your AI team',
  hint: 'What your scan recommends, kept in this browser only.',
  team: { label: 'Your AI team', code: 'built for you' },
  restore: 'Show the example again',
} as const;
