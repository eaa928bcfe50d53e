import type { IndustryContent } from '../types/industry';
import { boardOf } from './board';

export const financePage: IndustryContent = {
  slug: 'finance',
  meta: {
    title: 'Invoice and bookkeeping agents for finance',
    description:
      'Agents that read and match invoices, collect approvals, remind late payers and reconcile the bank, so that closing the month is quiet work.',
  },
  hero: {
    title: 'Close the month with fewer late nights',
    lead: 'For companies that still check every invoice by hand. Agents read and match each one, and write to late payers. You approve each entry and payment.',
    board: boardOf('finance', {
      code: 'pattern 006 / ledger waistcoat',
      hint: 'An invoice on its way to the ledger. Choose a piece to see its job.',
      pieces: {
        'AC-07': 'Reads supplier, amounts and VAT off an invoice and marks any doubts.',
        'AC-51': 'Compares invoice, order and delivery note and names what differs.',
        'AC-53': 'Brings each invoice, with its file, to whoever may approve it.',
        'AC-52': 'Asks for payment in a friendly tone and stops once the money is in.',
      },
      agent: {
        label: 'Ledger agent',
        does: 'Prepares entries, reconciles and files. The approval stays with you.',
      },
    }),
  },
  impact: {
    title: 'Less to chase when the month ends',
    lead: 'Speed helps, but it matters more that the figures agree and that you can see why.',
    metrics: [
      { value: 70, label: 'faster invoice handling', color: 'cobalt' },
      { value: 95, label: 'fewer entry errors', color: 'thread' },
      { value: 50, label: 'lower handling cost', color: 'moss' },
      { value: 40, label: 'quicker closing of the month', color: 'plum' },
    ],
  },
  features: {
    kicker: 'From letterbox to ledger',
    title: 'Each invoice, step by step',
    items: [
      {
        icon: 'document',
        title: 'Invoices read and coded',
        text: 'The supplier’s PDF arrives before you do. By the time you sit down it has been read and coded to a cost centre. One doubtful field is marked for you.',
        note: 'scanner, inbox, Exact or Twinfield',
      },
      {
        icon: 'swap',
        title: 'Order, delivery, invoice matched',
        text: 'Where the three papers differ, the agent names the line and the colleague who can explain it.',
        note: 'purchasing, warehouse, ledger',
      },
      {
        icon: 'bell',
        title: 'Reminders in a kind tone',
        text: 'Some pay late by habit, others forget. The agent looks at what is open before it writes, says that it is AI and stops once the money is in.',
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
  limits:
    'No agent pays a bill or signs one off. What an agent cannot read or match goes to your bookkeeper. If it codes an invoice wrongly, we trace the cause and correct it.',
  stories: {
    title: 'A wholesaler and a property manager',
    stories: [
      {
        title: 'A flooring wholesaler and its stack of bills',
        text: 'Each supplier had its own layout, and the bookkeeper knew them all by heart. The document processor now reads them and the matcher compares them with the orders.',
        result: '500+ invoices monthly',
        quote: 'The bookkeeper checks what is unusual and approves the rest.',
      },
      {
        title: 'A property manager whose bills went wandering',
        text: 'Each bill travelled through the building in search of a signature. The agent now matches each bill with its contract and asks the right person to sign on their phone.',
        result: 'invoice time from 3 days to 30 minutes',
        quote: 'People now sign from wherever they are.',
      },
    ],
  },
  closing: {
    title: 'Your most awkward invoice is welcome',
    text: 'Think of the one with the coffee ring and the handwritten discount. We tell you what an agent would make of it.',
  },
};
