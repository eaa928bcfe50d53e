import { paths } from '../../paths';
import { toConfirm } from '../to-confirm';
import type { GarmentBoardContent } from '../types/garment-board';
import type { IndustryContent } from '../types/industry';
import { garments } from './garments';

const board: GarmentBoardContent = {
  garment: garments.hr,
  code: 'pattern 002 / people shirt',
  alternative:
    'A shirt cut into five components: a personnel agent, as collar and placket, joins the other four',
  hint: 'From application to first shift. Choose a piece to see its job.',
  pieces: [
    {
      label: 'HR screener',
      code: 'AC-21',
      does: 'Notes how an application meets your must-haves. You decide.',
    },
    {
      label: 'Interview planner',
      code: 'AC-22',
      does: 'Finds an hour that suits both sides and moves it when plans change.',
    },
    {
      label: 'Onboarding guide',
      code: 'AC-25',
      does: 'Prepares contract, training and laptop, so that day one goes well.',
    },
    {
      label: 'Shift scheduler',
      code: 'AC-24',
      does: 'Builds the week from contracts, preferences and rest times.',
    },
    {
      label: 'Personnel agent',
      does: 'Sums up, plans, rosters and welcomes. Whom to hire stays yours.',
    },
  ],
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
