import { paths } from '../../paths';
import { toConfirm } from '../to-confirm';
import type { IndustryContent } from '../types/industry';
import type { PatternBoardContent } from '../types/pattern-board';

const board: PatternBoardContent = {
  code: 'pattern 006 / ledger',
  alternative:
    'Invoices pass a document processor, a matcher and an approval runner on their way to a ledger agent, with a reminder writer beside it',
  hint: 'An invoice on its way to the ledger. Choose a piece to see its job.',
  garment: 'collar',
  pieces: [
    {
      id: 'documents',
      label: 'Document processor',
      code: 'AC-07 · OCR',
      does: 'Reads supplier, amounts and VAT off an invoice and marks any doubts.',
      tint: 1,
      wide: { box: [268, 4, 224, 82], tab: 'left' },
      small: { box: [104, 0, 160, 80], tab: 'left' },
      joins: { to: 'matcher', wide: { side: 'top', at: 80 }, small: { side: 'top', at: 40 } },
    },
    {
      id: 'matcher',
      label: 'Invoice matcher',
      code: 'AC-51 · three-way',
      does: 'Compares invoice, order and delivery note and names what differs.',
      tint: 0,
      wide: { box: [8, 98, 204, 84], tab: 'right' },
      small: { box: [0, 106, 160, 80], tab: 'right' },
      joins: { to: 'approval', wide: { side: 'top', at: 100 }, small: { side: 'top', at: 124 } },
    },
    {
      id: 'approval',
      label: 'Approval runner',
      code: 'AC-53 · sign-off',
      does: 'Brings each invoice, with its file, to whoever may approve it.',
      tint: 2,
      wide: { box: [288, 194, 204, 84], tab: 'left' },
      small: { box: [104, 212, 160, 80], tab: 'left' },
      joins: { to: 'agent', wide: { side: 'top', at: 96 }, small: { side: 'top', at: 40 } },
    },
    {
      id: 'agent',
      label: 'Ledger agent',
      code: '1 task, 1 execution',
      does: 'Prepares entries, reconciles and files. The approval stays with you.',
      tint: 'night',
      wide: { box: [8, 302, 224, 116] },
      small: { box: [0, 318, 124, 120] },
    },
    {
      id: 'reminders',
      label: 'Reminder writer',
      code: 'AC-52 · late',
      does: 'Asks for payment in a friendly tone and stops once the money is in.',
      tint: 3,
      wide: { box: [300, 334, 192, 84], tab: 'left' },
      small: { box: [152, 330, 112, 96], tab: 'left' },
      joins: { to: 'agent', wide: { side: 'right', at: 74 }, small: { side: 'right', at: 60 } },
    },
  ],
};

export const content: IndustryContent = {
  path: paths.industry.finance,
  name: 'Finance & Accounting',
  meta: {
    title: 'Invoice and bookkeeping agents for finance',
    description:
      'Agents that read and match invoices, collect approvals, remind late payers and reconcile the bank, so that closing the month is quiet work.',
  },
  hero: {
    title: 'Close the month with fewer late nights.',
    lead: 'For bookkeepers who still check every invoice by hand. Agents read and match them. They also write to those who pay late. You approve each entry and payment.',
    board,
  },
  impact: {
    title: 'Less to chase when the month ends.',
    lead: 'Speed helps. It matters more that the figures agree, and that you can see why.',
    metrics: toConfirm('figures', [
      { value: 70, label: 'faster invoice handling', color: 'cobalt' },
      { value: 95, label: 'fewer entry errors', color: 'thread' },
      { value: 50, label: 'lower handling cost', color: 'moss' },
      { value: 40, label: 'quicker closing of the month', color: 'plum' },
    ]),
  },
  features: {
    kicker: 'From letterbox to ledger',
    title: 'What happens to each invoice.',
    items: [
      {
        icon: 'document',
        title: 'Invoices read and coded',
        text: 'The supplier’s PDF arrives before you do. By the time you sit down it has been read and coded to a cost centre. One doubtful field is marked for you.',
        note: 'inbox, scanner, accounting',
      },
      {
        icon: 'swap',
        title: 'Order, delivery, invoice matched',
        text: 'They ought to agree. Where they do not, the agent names the line and the colleague who can explain it.',
        note: 'purchasing, warehouse, ledger',
      },
      {
        icon: 'bell',
        title: 'Reminders in a kind tone',
        text: 'Some pay late by habit, others forget. The agent looks at past payments before it writes, and says that it is AI. It stops once the money is in.',
        note: 'open items, email, bank feed',
      },
      {
        icon: 'clock',
        title: 'A close that starts early',
        text: 'Every week the agent reconciles the bank and asks for missing receipts. When the month ends, a short list is left.',
        note: 'bank, expenses, ledger',
      },
    ],
  },
  limits: toConfirm(
    'promises',
    'No agent pays a bill or signs one off. What it cannot read or match is put before your bookkeeper. If it codes an invoice wrongly, we trace the cause and correct it.',
  ),
  stories: {
    title: 'A wholesaler and a property manager.',
    stories: toConfirm('stories', [
      {
        title: 'A flooring wholesaler and its stack of bills',
        text: 'Each supplier has a different layout, and the bookkeeper knew them all by heart. The document processor now reads them and the matcher compares them with the orders.',
        result: '500+ invoices monthly',
        quote: 'She checks what is unusual and approves the rest.',
      },
      {
        title: 'A property manager whose bills went wandering',
        text: 'Each one travelled through the building in search of a signature. The agent finds the contract that it belongs to and asks the right person, on the phone in their pocket.',
        result: 'invoice time from 3 days to 30 minutes',
        quote: 'People now sign from wherever they are.',
      },
    ]),
  },
  closing: {
    title: 'Your most awkward invoice is welcome.',
    text: 'Think of the one with the coffee ring and the handwritten discount. We tell you what an agent would make of it.',
  },
};
