import { paths } from '../../paths';
import { toConfirm } from '../to-confirm';
import type { IndustryContent } from '../types/industry';
import type { PatternBoardContent } from '../types/pattern-board';

const board: PatternBoardContent = {
  code: 'pattern 002 / people',
  alternative:
    'Four components stepping down from application to first shift, joined into one personnel agent',
  hint: 'From application to first shift. Choose a piece to see its job.',
  garment: 'sleeve',
  pieces: [
    {
      id: 'screener',
      label: 'HR screener',
      code: 'AC-21 · CVs',
      does: 'Notes how an application meets your must-haves. You decide.',
      tint: 0,
      wide: { box: [6, 8, 162, 84], tab: 'bottom' },
      small: { box: [0, 0, 150, 74], tab: 'bottom' },
      joins: { to: 'interviews', wide: { side: 'left', at: 42 }, small: { side: 'left', at: 37 } },
    },
    {
      id: 'interviews',
      label: 'Interview planner',
      code: 'AC-22 · calendar',
      does: 'Finds an hour that suits both sides and moves it when plans change.',
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
      does: 'Builds the week from contracts, preferences and rest times.',
      tint: 3,
      wide: { box: [8, 330, 186, 84], tab: 'right' },
      small: { box: [120, 264, 144, 74], tab: 'bottom' },
      joins: { to: 'agent', wide: { side: 'left', at: 42 }, small: { side: 'top', at: 192 } },
    },
    {
      id: 'agent',
      label: 'Personnel agent',
      code: '1 task, 1 execution',
      does: 'Sums up, plans, rosters and welcomes. Whom to hire stays yours.',
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
      'Agents that sum up applications, fill shifts and answer questions about leave, inside the HR systems you have. People decide whom to hire.',
  },
  hero: {
    title: ['More time', 'for your people.'],
    lead: 'Agents sum up applications, fill shifts and answer questions about leave. Your team sets the rules, has the conversations and decides whom to hire.',
    board,
  },
  impact: {
    title: 'Hours your team gets back.',
    lead: 'Sorting, planning and filing take less time. More is left for your staff and for those you want to hire.',
    metrics: toConfirm('figures', [
      { value: 40, label: 'faster hiring', color: 'cobalt' },
      { value: 30, label: 'lower planning cost', color: 'thread' },
      { value: 20, label: 'lower turnover', color: 'moss' },
      { value: 50, label: 'less admin', color: 'plum' },
    ]),
  },
  features: {
    kicker: 'A Tuesday in HR',
    title: 'Four jobs off the HR desk.',
    items: toConfirm('standards', [
      {
        icon: 'document',
        title: 'Applications, summed up',
        text: 'By nine, each new application has a note on what fits, what is missing and what to ask. Screening can be high-risk under the EU AI Act. Applicants are told, and a person reads every application and decides.',
        note: 'careers page, inbox, applicant list',
      },
      {
        icon: 'calendar',
        title: 'Rosters that hold',
        text: 'A cook calls in sick. The scheduler looks at contracts, rest times and who would like more hours, offers the shift without giving the reason and updates the roster once a colleague says yes.',
        note: 'roster, time clock, messages',
      },
      {
        icon: 'chat',
        title: 'Leave, looked up and answered',
        text: '“How many days do I have left?” The agent says it is AI, checks your rules and the register and replies in the reader’s language.',
        note: 'leave register, handbook, chat',
      },
      {
        icon: 'key',
        title: 'First days without gaps',
        text: 'Contract signed? The agent orders the laptop, books the safety training, tells the team and reminds the manager to take the newcomer to lunch.',
        note: 'e-signature, IT desk, calendar',
      },
    ]),
  },
  integrations: {
    title: 'Integrations with your HR systems.',
    lead: 'These six are examples, connected as far as their API allows. Your staff keep the screens they know.',
    items: toConfirm('systems', [
      { name: 'AFAS', use: 'contracts, leave, payroll changes' },
      { name: 'Personio', use: 'applicants and personnel files' },
      { name: 'SAP SuccessFactors', use: 'positions and onboarding tasks' },
      { name: 'Shiftbase', use: 'rosters and hours worked' },
      { name: 'Microsoft Teams', use: 'questions from staff, in the chat' },
      { name: 'Google Calendar', use: 'interviews and first-day plans' },
    ]),
    note: 'Most systems with an API can be connected. We check yours in Discovery, along with what your works council and the EU AI Act ask of us both.',
  },
  stories: {
    title: 'Rosters and replies, on time.',
    stories: toConfirm('stories', [
      {
        title: 'A hotel group that plans for the season',
        text: 'Kitchen, housekeeping and front desk each had a spreadsheet, and none of them knew about the others. The shift scheduler builds one roster from contracts and preferences. When somebody falls ill, it asks around.',
        quote: 'Sunday evenings used to go on phone calls. Now a look at the roster is enough.',
      },
      {
        title: 'A care provider that replies in the evening',
        text: 'Nurses apply after their shift and often join whoever replies first. The agent writes back as AI the same evening and asks for the missing diploma. The team reads each application and offers times to talk.',
        quote: 'The first reply no longer waits for office hours.',
      },
    ]),
  },
  closing: {
    title: 'Hand over the roster first.',
    text: 'Tell us how you hire and roster today. Discovery shows your personnel agent on paper before anything is built.',
  },
};
