import type { IndustryContent } from '../types/industry';
import { boardOf } from './board';

export const compliancePage: IndustryContent = {
  slug: 'compliance',
  meta: {
    title: 'Compliance and strategy work, in good order',
    description:
      'Agents watch the rules you name, read contracts and keep the audit file in order. They try your plans out on paper. You keep the judgement.',
  },
  hero: {
    title: 'Sleep well before the audit',
    lead: 'For companies without a compliance team. Agents watch the rules you name, keep the proof in order and try plans on paper. The judgement stays with you.',
    board: boardOf('compliance', {
      code: 'pattern 009 / safeguard coat',
      hint: 'Five components and one agent. Choose a piece to see its job.',
      pieces: {
        'AC-81': 'Reads changes to the rules you name and says what they may touch.',
        'AC-82': 'Lists where a contract departs from your standards.',
        'AC-83': 'Knows what is due, who has to act and when to remind them.',
        'AC-84': 'Files the proof of each check at the moment it is done.',
        'AC-85': 'Works your plans out on paper, from your figures.',
      },
      agent: {
        label: 'Compliance agent',
        does: 'Passes work between the five and asks a person when a rule is unclear.',
      },
    }),
  },
  impact: {
    title: 'Every deadline in one place',
    lead: 'A deadline is easily missed when letter, contract and calendar live in different places. The agents keep the three together.',
    metrics: [
      { value: 90, label: 'fewer missed deadlines', color: 'cobalt' },
      { value: 80, label: 'faster audit preparation', color: 'thread' },
      { value: 60, label: 'lower cost of checks', color: 'moss' },
      { value: 99, label: 'of evidence traceable', color: 'plum' },
    ],
  },
  features: {
    kicker: 'Rules and plans',
    title: 'Agents watch and prepare',
    items: [
      {
        icon: 'check',
        title: 'New rules, turned into tasks',
        text: 'A rule you named changes. You get one page that cites the article and says which of your processes the change affects. It is not legal advice.',
        note: 'official journals, process list',
      },
      {
        icon: 'lens',
        title: 'Contracts read closely',
        text: 'The agent compares each contract with your standards and lists the clauses that differ, such as liability, data or notice. Your lawyer starts on the right page.',
        note: 'SharePoint, DocuSign, templates',
      },
      {
        icon: 'document',
        title: 'An audit file that fills itself',
        text: 'Each check leaves proof of who checked what in which document. When the auditor comes, you share a folder in good order.',
        note: 'quality system, file store',
      },
      {
        icon: 'chart',
        title: 'Plans, tried out first',
        text: 'What if the supplier fails, or the new site opens late? The scenario planner works each case out from your books and shows the differences.',
        note: 'budget, forecasts, board papers',
      },
    ],
  },
  limits:
    'An agent gives no legal advice and signs nothing. Where a rule can be read in two ways, it asks the person you named. If it misses something, we correct it and say what we changed.',
  stories: {
    title: 'A cheesemaker and a family firm',
    picture: 'binders',
    stories: [
      {
        title: 'A cheesemaker and its wall of binders',
        text: 'Temperature lists, cleaning rounds and supplier certificates lived in binders along a wall. The agents collect each sheet when it is made and ask for new certificates in time. All of it is filed in the order of the standard.',
        quote: 'When the auditor asks for a certificate, it is already on the screen.',
      },
      {
        title: 'A family firm that planned its handover',
        text: 'Father and daughter had different figures in mind. The scenario planner put the possible futures side by side, from the same books, with every assumption in plain sight.',
        quote: 'They now argue about the company and agree on the numbers.',
      },
    ],
  },
  closing: {
    title: 'When is your next audit?',
    text: 'Show us which rules apply to you and where the proof is kept. We work out how an agent would file it.',
  },
};
