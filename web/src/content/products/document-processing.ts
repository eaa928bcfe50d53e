import type { ProductContent, RoutesContent } from '../types/product';

/** The requirements fix the badge, headline, buttons and figures (sections 2 and 9). */
export const documentProcessingPage: ProductContent = {
  slug: 'document-processing',
  meta: {
    title: 'Document Processing: read, checked, filed',
    description:
      'OCR, data extraction and classification for invoices, orders and forms. The data lands in the systems you have; your people approve each entry.',
  },
  hero: {
    id: 'document-processing-hero',
    kicker: 'Document Processing Tool',
    title: 'Automated document handling',
    lead: 'Invoices and orders arrive in every shape. The agent reads them, compares them with your records and prepares the entry. You approve it, except orders that your rules cover.',
    action: 'Automate Documents',
  },
  impact: {
    title: 'Read as soon as it comes in',
    lead: 'Paper, PDF or a photo from the loading bay: the agent reads and checks it before a person needs to look.',
    metrics: [
      { value: 85, label: 'faster processing', color: 'cobalt' },
      { value: 99, label: 'extraction accuracy', color: 'thread' },
      { value: 70, label: 'less manual work', color: 'moss' },
      { value: 100, display: '24/7', label: 'processing', color: 'plum' },
    ],
  },
  features: {
    title: 'Read, sorted and passed on',
    items: [
      {
        icon: 'lens',
        title: 'Reading with OCR',
        text: 'Scans, photos, PDFs and the handwriting on a delivery note become text. Crooked pages are straightened first.',
      },
      {
        icon: 'scissors',
        title: 'Data extraction',
        text: 'The fields you need, such as supplier, date and amount, are extracted and compared with what you have on file.',
      },
      {
        icon: 'list',
        title: 'Classification',
        text: 'An invoice, a reminder or a complaint? Each document is recognised and sent to the right place, even when one scan contains several.',
      },
      {
        icon: 'swap',
        title: 'Workflow and integration',
        text: 'Approvals go to the person who gives them. Then the data enters your accounts, your ERP or your archive.',
      },
    ],
  },
  useCases: {
    title: 'Where the paper piles up',
    items: [
      {
        title: 'Invoices',
        text: 'Some come by post, most by email. You scan the post and the agent collects the rest. It matches each invoice with its order and prepares the entry. You approve.',
        benefits: [
          'Far less retyping',
          'Duplicates and wrong amounts flagged',
          'Discounts for early payment seen in time',
          'The original beside every entry',
        ],
      },
      {
        title: 'Orders and delivery notes',
        text: 'A photo of the delivery note is enough. Quantities are compared with the order while the lorry is still at the door.',
        benefits: [
          'Shortages seen on arrival',
          'Stock figures ready the same evening',
          'Handwriting read too',
          'Proof at hand when a supplier asks',
        ],
      },
      {
        title: 'Contracts and personnel files',
        text: 'The agent knows what a complete file holds. It asks for missing pages and says that it is AI.',
        benefits: [
          'Key dates put in the calendar',
          'Missing pages asked for by email',
          'Personal data seen only by those allowed',
          'Clauses found with one search',
        ],
      },
    ],
  },
  stories: {
    title: 'Invoices at two companies',
    picture: 'papers',
    stories: [
      {
        title: 'A wholesaler at the end of the month',
        text: 'A flooring wholesaler receives 500+ invoices monthly, in as many layouts as it has suppliers. The agent reads and matches them. Bookkeeping clears the exceptions and approves each entry.',
        quote: 'What is left is the part of the job that needs a bookkeeper.',
      },
      {
        title: 'A property manager pays on time',
        text: 'A bill used to travel from desk to desk for its signatures. Signing on screen cut the invoice time from 3 days to 30 minutes.',
        quote: 'Plumbers who are paid on time call back first.',
      },
    ],
  },
  closing: {
    title: 'Ready to automate document processing?',
    text: 'Show us the documents you receive, the crumpled ones included. You learn what can be read from them and where it should go.',
    actionText: 'Start Document Automation',
  },
};

export const documentRoutes: RoutesContent = {
  kicker: 'Fields and destinations',
  title: 'Where each document goes',
  lead: 'You choose the fields and the destination. These are examples.',
  columns: ['Comes in', 'Extracted', 'Goes to'],
  rows: [
    {
      name: 'Invoice',
      cells: ['by post, email or portal', 'supplier, amounts, due date', 'your accounts'],
    },
    {
      name: 'Purchase order',
      cells: ['as an email with a PDF', 'items, quantities, requests', 'your ERP'],
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
