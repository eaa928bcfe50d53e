import { paths } from '../../router/paths';
import type { PatternBoardContent } from '../pattern-board';
import type { IndustryContent } from './industry-content';

const board: PatternBoardContent = {
  code: 'pattern 002 / people',
  alternative:
    'A pattern: four components stepping down from application to first shift, joined into one personnel agent',
  hint: 'From application to first shift. Choose a piece to see its job.',
  pieces: [
    {
      id: 'screener',
      label: 'HR screener',
      code: 'AC-21 · CVs',
      does: 'Reads each application against your own list of must-haves, and says why.',
      tint: 0,
      wide: { box: [6, 8, 162, 84], tab: 'bottom' },
      small: { box: [0, 0, 150, 74], tab: 'bottom' },
      joins: { to: 'interviews', wide: { side: 'left', at: 42 }, small: { side: 'left', at: 37 } },
    },
    {
      id: 'interviews',
      label: 'Interview planner',
      code: 'AC-22 · agenda',
      does: 'Finds an hour that suits both sides, and moves it without a string of emails.',
      tint: 1,
      wide: { box: [104, 118, 188, 84], tab: 'bottom' },
      small: { box: [114, 92, 150, 74], tab: 'bottom' },
      joins: { to: 'onboarding', wide: { side: 'left', at: 42 }, small: { side: 'right', at: 37 } },
    },
    {
      id: 'onboarding',
      label: 'Onboarding guide',
      code: 'AC-25 · first week',
      does: 'Prepares contract, training and laptop, so that day one goes well.',
      tint: 2,
      wide: { box: [216, 226, 192, 84], tab: 'bottom' },
      small: { box: [0, 184, 152, 74], tab: 'bottom' },
      joins: { to: 'agent', wide: { side: 'top', at: 42 }, small: { side: 'top', at: 76 } },
    },
    {
      id: 'shifts',
      label: 'Shift scheduler',
      code: 'AC-24 · rosters',
      does: 'Builds the week from contracts, wishes and rest times.',
      tint: 3,
      wide: { box: [8, 330, 186, 84], tab: 'right' },
      small: { box: [120, 264, 144, 74], tab: 'bottom' },
      joins: { to: 'agent', wide: { side: 'left', at: 42 }, small: { side: 'top', at: 192 } },
    },
    {
      id: 'agent',
      label: 'Personnel agent',
      code: 'live · 1 execution',
      does: 'All of it as one colleague: it sifts, plans, rosters and welcomes.',
      tint: 'night',
      wide: { box: [270, 340, 222, 84] },
      small: { box: [0, 366, 264, 74] },
    },
  ],
  needle: { from: 'interviews', leaves: { side: 'right', at: 30 }, eye: [376, 84], turn: -24 },
};

export const content: IndustryContent = {
  path: paths.industry.hr,
  name: 'HR & Personnel',
  meta: {
    title: 'HR agents for hiring, rosters and onboarding',
    description:
      'Agents that read applications, fill shifts and answer questions about leave, inside the HR systems you have. Your team keeps the conversations.',
  },
  hero: {
    title: ['Less rostering,', 'more people.'],
    lead: 'Agents that read applications, fill shifts and answer questions about leave, while your team has the conversations that need a person.',
    board,
  },
  impact: {
    kicker: 'What HR gets back',
    title: 'Hours that belong to people again.',
    lead: 'Sifting, planning and filing shrink. What grows is the time for those who work with you, and those you would like to.',
    metrics: [
      { value: 40, label: 'faster hiring', color: 'cobalt' },
      { value: 30, label: 'lower planning cost', color: 'thread' },
      { value: 20, label: 'lower turnover', color: 'moss' },
      { value: 50, label: 'less admin', color: 'plum' },
    ],
  },
  features: {
    kicker: 'A Tuesday in HR',
    title: 'Done before the first meeting.',
    items: [
      {
        icon: 'document',
        title: 'Applications that explain themselves',
        text: 'What came in overnight has been read by nine. Each application carries a note: what fits, what is missing, what to ask. You choose whom to invite; the agent turns nobody down.',
        note: 'careers page, mailbox, applicant list',
      },
      {
        icon: 'calendar',
        title: 'Rosters that hold',
        text: 'A cook calls in sick. The scheduler looks at contracts, rest times and who would like more hours, offers the shift, and updates the roster once a colleague says yes.',
        note: 'roster, time clock, messages',
      },
      {
        icon: 'chat',
        title: 'Leave, looked up and answered',
        text: '“How many days do I have left?” The agent checks your own rules and the register, then replies in the language of the person who asks.',
        note: 'leave register, handbook, chat',
      },
      {
        icon: 'key',
        title: 'First days without gaps',
        text: 'Contract signed? The agent orders the laptop, books the safety training, tells the team, and reminds the manager to take the newcomer to lunch.',
        note: 'e-signature, IT desk, calendar',
      },
    ],
  },
  integrations: {
    kicker: 'Sewn into what you have',
    title: 'Integrations with your HR systems',
    lead: 'The agents work inside the programs that you already pay for. Nobody has to learn another screen.',
    items: [
      { name: 'AFAS', use: 'contracts, leave and changes for payroll' },
      { name: 'Personio', use: 'applicants and personnel files' },
      { name: 'SAP SuccessFactors', use: 'positions, goals and reviews' },
      { name: 'Shiftbase', use: 'rosters and hours worked' },
      { name: 'Microsoft Teams', use: 'questions from staff, in the chat' },
      { name: 'Google Calendar', use: 'interviews and first-day plans' },
    ],
    note: 'Yours is not here? Most systems with a door can be connected. We tell you before you decide.',
  },
  stories: {
    kicker: 'From the staff room',
    title: 'Two teams that stopped chasing.',
    stories: [
      {
        title: 'A hotel group that plans for the season',
        text: 'Kitchen, housekeeping and front desk each had a spreadsheet, and none of them knew about the others. The shift scheduler builds one roster from contracts and wishes, and asks around by itself when somebody falls ill.',
        quote:
          'On Sunday evenings I used to ring half the team. Now I look at the roster once, and go home.',
      },
      {
        title: 'A care provider that answers every applicant',
        text: 'Nurses apply after their shift, and often join whoever replies first. The screener writes back the same evening, asks for the diploma that is missing and offers times to talk.',
        quote: 'They tell us that we were the only ones who wrote back.',
      },
    ],
  },
  closing: {
    title: 'Which shift would you rather not plan?',
    text: 'Tell us how you hire and roster today. Discovery draws the pattern for your personnel agent, so that you see it on paper before anything is built.',
  },
};
