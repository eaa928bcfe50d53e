import { paths } from '../../paths';

interface Notes {
  title: string;
  notes: readonly string[];
}

/** The presenter's notes for pages. An entry also applies to the pages below it. The first that applies wins. */
const notedPages: readonly (Notes & { path: string })[] = [
  {
    path: paths.pricing,
    title: 'Pricing',
    notes: [
      'Switch to annual billing and let the figures count: the year costs 20 % less.',
      'The worked example shows what an execution is. A small company can begin with Pro.',
      'Enterprise is priced with them: do not name a figure.',
    ],
  },
  {
    path: paths.product['ai-suite'],
    title: 'AI Agent Suite',
    notes: [
      'For teams with several kinds of daily work: questions, rosters, paper.',
      'Look at the studio: what each agent did, and what waits for a person.',
    ],
  },
  {
    path: paths.product['analysis-suite'],
    title: 'Analyst Suite',
    notes: [
      'For teams that follow competitors and prices by hand.',
      'Read the question in the drawing and the pages from which the answer comes.',
    ],
  },
  {
    path: paths.product['voice-agents'],
    title: 'Voice Agent',
    notes: [
      'For teams that miss calls: a clinic between eight and nine, a restaurant during service.',
      'Follow the call in the drawing: what is asked, what is booked, what is written down.',
    ],
  },
  {
    path: paths.product['document-processing'],
    title: 'Document Processing',
    notes: [
      'For teams that retype invoices, receipts or orders from emails.',
      'The agent sets aside what it is not sure of. A person decides on those.',
    ],
  },
  {
    path: paths.solutions,
    title: 'Solutions',
    notes: [
      'The same agents by department. Open the one where the person across the table works.',
      'Ask which of the listed tasks they did by hand this week.',
    ],
  },
  {
    path: paths.contact,
    title: 'Contact',
    notes: ['What is sent here arrives in the inbox at once. Let them type their own question.'],
  },
];

export const notesOfPage = (path: string): Notes | undefined =>
  notedPages.find((page) => path === page.path || path.startsWith(`${page.path}/`));
