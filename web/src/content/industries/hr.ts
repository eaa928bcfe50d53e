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
    title: 'Agents for hiring, rosters and leave.',
    lead: 'For care providers, hotels and other employers with shifts to fill. Agents sum up applications, ask who can step in and answer questions about leave. Your team has the conversations and decides whom to hire.',
    board,
  },
  impact: {
    title: 'Hours your team gets back.',
    lead: 'Less of the day goes into sorting and filing. The time goes to your staff and to those you want to hire.',
    metrics: toConfirm('figures', [
      { value: 40, label: 'faster hiring', color: 'cobalt' },
      { value: 30, label: 'lower planning cost', color: 'thread' },
      { value: 20, label: 'fewer people leaving', color: 'moss' },
      { value: 50, label: 'less admin', color: 'plum' },
    ]),
  },
  features: {
    kicker: 'A Tuesday in HR',
    title: 'What leaves the HR desk.',
    items: toConfirm('standards', [
      {
        icon: 'document',
        title: 'Applications, summed up',
        text: 'By nine, each new application has a note on what fits and what to ask. A person reads every application and decides. Applicants are told. The EU AI Act lists screening as high-risk all the same. We settle with you what it requires before we build.',
        note: 'careers page, inbox, applicant list',
      },
      {
        icon: 'calendar',
        title: 'Rosters that hold',
        text: 'A nurse calls in sick. The agent checks contracts and rest times, then offers the shift to those who would like more hours. It does not say why the shift is free. Once a colleague accepts, the roster is updated.',
        note: 'roster, time clock, messages',
      },
      {
        icon: 'chat',
        title: 'Questions about leave, answered',
        text: '“How many days do I have left?” The agent says that it is AI, looks at your rules and the register and replies in the language of the question.',
        note: 'leave register, handbook, chat',
      },
      {
        icon: 'key',
        title: 'First days without gaps',
        text: 'Once the contract is signed, the agent orders the laptop and books the safety training. It also reminds the manager to take the newcomer to lunch.',
        note: 'e-signature, IT desk, calendar',
      },
    ]),
  },
  limits: toConfirm(
    'promises',
    'Whom to hire and whom to let go stays with people. A question that your rules leave open goes to HR. A wrong roster is ours to correct.',
  ),
  integrations: {
    title: 'Integrations with your HR systems.',
    lead: 'The ones below are examples, connected as far as their API allows. Your staff keep the screens they know.',
    items: toConfirm('systems', [
      { name: 'AFAS', use: 'contracts, leave, payroll changes' },
      { name: 'Personio', use: 'applicants and personnel files' },
      { name: 'SAP SuccessFactors', use: 'positions and onboarding tasks' },
      { name: 'Shiftbase', use: 'rosters and hours worked' },
      { name: 'Microsoft Teams', use: 'questions from staff, in the chat' },
      { name: 'Google Calendar', use: 'interviews and first-day plans' },
    ]),
    note: 'Most systems with an API can be connected. We check yours before we build, along with what your works council and the EU AI Act ask of us both.',
  },
  stories: {
    title: 'A hotel group and a care provider.',
    stories: toConfirm('stories', [
      {
        title: 'A hotel group that plans for the season',
        text: 'Kitchen, housekeeping and front desk each had a spreadsheet, and none of them knew about the others. The shift scheduler now builds one roster from contracts and preferences. When somebody falls ill, it asks around.',
        quote: 'Sunday evenings used to go on phone calls. Now a look at the roster is enough.',
      },
      {
        title: 'A care provider that replies in the evening',
        text: 'Nurses apply after their shift and often join whoever replies first. The agent now writes back the same evening, as AI, and asks for the missing diploma. The team reads each application and offers times to talk.',
        quote: 'The first reply no longer waits for office hours.',
      },
    ]),
  },
  closing: {
    title: 'Your roster is a good place to start.',
    text: 'Tell us how you plan today and who usually steps in. You see your personnel agent on paper before anything is built.',
  },
};
