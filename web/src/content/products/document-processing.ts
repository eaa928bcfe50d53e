import { paths } from '../../router/paths';
import type { ProductContent, RoutesContent } from '../product-content';

/** Badge, headline, buttons and figures are the specification's (sections 2 and 9). */
export const content: ProductContent = {
  path: paths.product['document-processing'],
  meta: {
    title: 'Document Processing: read, checked, filed',
    description:
      'OCR, data extraction and classification for invoices, orders and forms. The data lands in your own systems, and your people see the exceptions only.',
  },
  hero: {
    id: 'document-processing-hero',
    kicker: 'Document Processing Tool',
    title: 'Automated document handling',
    lead: 'Invoices, orders and forms arrive in every shape. The agent reads them, compares them with what you know and books them in the systems you have.',
    action: 'Automate Documents',
  },
  impact: {
    kicker: 'What it changes',
    title: 'The in-tray is empty, and nobody typed.',
    lead: 'Paper, PDF or a photo from the loading bay: it is read the moment it comes in, and checked before anybody has to look.',
    metrics: [
      { value: 85, label: 'faster processing', color: 'cobalt' },
      { value: 99, label: 'extraction accuracy', color: 'thread' },
      { value: 70, label: 'less manual work', color: 'moss' },
      { value: 100, display: '24/7', label: 'processing', color: 'plum' },
    ],
  },
  features: {
    kicker: 'Features',
    title: 'Read, lift, sort, deliver.',
    items: [
      {
        icon: 'lens',
        title: 'Reading with OCR',
        text: 'Scans, photos, PDFs and the handwriting on a delivery note become text. Crooked pages are set straight first.',
      },
      {
        icon: 'scissors',
        title: 'Data extraction',
        text: 'Supplier, date, amount, order number: the fields you need are lifted out and compared with what you have on file.',
      },
      {
        icon: 'list',
        title: 'Classification',
        text: 'An invoice, a reminder or a complaint? Each document is recognised and goes its own way, even from one mixed scan.',
      },
      {
        icon: 'swap',
        title: 'Workflow and integration',
        text: 'Approvals go to the person who gives them. Then the data enters your accounts, your ERP or your archive.',
      },
    ],
  },
  useCases: {
    kicker: 'Use cases',
    title: 'Where the paper piles up.',
    items: [
      {
        title: 'Invoices',
        text: 'They come by post, by email and out of portals with a password each. The agent collects them, matches them with the order and prepares the booking. You approve.',
        benefits: [
          'No typing over',
          'Doubles and wrong amounts stopped',
          'Discounts for early payment kept',
          'The original beside every booking',
        ],
      },
      {
        title: 'Orders and delivery notes',
        text: 'A photo of the delivery note is enough. Quantities are compared with the order while the lorry is still at the door.',
        benefits: [
          'Shortages seen on arrival',
          'Stock that is right the same evening',
          'Handwriting read too',
          'Proof at hand when a supplier asks',
        ],
      },
      {
        title: 'Contracts and personnel files',
        text: 'Signatures, notice periods, enclosures: the agent knows what a complete file holds, and writes to whoever still owes you a page.',
        benefits: [
          'Dates to watch put in the calendar',
          'Missing pages asked for by email',
          'Personal data kept to those who may see it',
          'Every clause found with one search',
        ],
      },
    ],
  },
  stories: {
    kicker: 'Success stories',
    title: 'Two desks with a view of the wood again.',
    stories: [
      {
        title: 'A wholesaler without a pile at month’s end',
        text: 'A flooring wholesaler receives 500+ invoices monthly, in as many layouts as it has suppliers. The agent reads and matches them; bookkeeping looks at those that do not add up.',
        quote: 'I get the odd ones. That is the part of the job I was trained for.',
      },
      {
        title: 'A property manager pays on time',
        text: 'A bill used to travel from desk to desk for its signatures. Reading, matching and approval now follow each other by themselves, which took invoice time from 3 days to 30 minutes.',
        quote: 'Plumbers call us back first now. Word gets around.',
      },
    ],
  },
  closing: {
    title: 'Ready to automate document processing?',
    text: 'Bring some documents of your own to Discovery, the crumpled ones too. We show you what can be lifted out of them.',
    actionText: 'Start Document Automation',
  },
};

export const documentRoutes: RoutesContent = {
  kicker: 'From letterbox to system',
  title: 'One letterbox, four ways on.',
  lead: 'You choose the fields and the destination. These are the ones most customers begin with.',
  columns: ['Comes in', 'Is lifted out', 'Goes to'],
  rows: [
    {
      name: 'Invoice',
      cells: ['by post, email or portal', 'supplier, amounts, due date', 'your accounts'],
    },
    {
      name: 'Purchase order',
      cells: ['as an email with a PDF', 'articles, quantities, wishes', 'your ERP'],
    },
    {
      name: 'Delivery note',
      cells: ['as a photo from the door', 'what came and what did not', 'your stock'],
    },
    {
      name: 'Contract',
      cells: ['as a scan with signatures', 'parties, terms, notice dates', 'archive and calendar'],
    },
  ],
};
