import { owner } from '../owner';
import { acceptsHealthData } from '../owner-texts';
import type { IndustryContent } from '../types/industry';
import { boardOf } from './board';

export const hrPage: IndustryContent = {
  slug: 'hr',
  meta: {
    title: 'HR agents for hiring, rosters and onboarding',
    description:
      'Agents that sum up applications, fill shifts and answer questions about leave, inside the HR systems you have. People decide whom to hire.',
  },
  hero: {
    title: 'Agents for hiring and rosters',
    lead: 'For care providers, shops and any company with shifts to fill. Agents sum up applications, ask who can step in and answer questions about leave. Your team decides whom to hire.',
    board: boardOf('hr', {
      code: 'pattern 002 / people shirt',
      hint: 'From application to first shift. Choose a piece to see its job.',
      pieces: {
        'AC-21': 'Notes how an application meets your must-haves.',
        'AC-22': 'Finds an hour that suits both sides and moves it when plans change.',
        'AC-25': 'Prepares contract, training and laptop, so that day one goes well.',
        'AC-24': 'Builds the week from contracts, preferences and rest times.',
      },
      agent: {
        label: 'Personnel agent',
        does: 'Sums up, plans, rosters and welcomes.',
      },
    }),
  },
  impact: {
    title: 'Hours your team gets back',
    lead: 'Less sorting and filing leaves more time for your staff and for those you want to hire.',
    metrics: [
      { value: 40, label: 'faster hiring', color: 'cobalt' },
      { value: 30, label: 'lower planning cost', color: 'thread' },
      { value: 20, label: 'fewer people leaving', color: 'moss' },
      { value: 50, label: 'less admin', color: 'plum' },
    ],
  },
  features: {
    kicker: 'A Tuesday in HR',
    title: 'Four jobs for an agent',
    items: [
      {
        icon: 'document',
        title: 'Applications, summed up',
        text: 'By nine, AI has noted for each application what fits and what to ask. Applicants are told so, and a person reads every one.',
        note: 'careers page, inbox, applicant list',
      },
      {
        icon: 'calendar',
        title: 'Rosters that hold',
        text: 'A nurse cannot come in. The agent notes the absence, not the reason, checks contracts and rest times and offers the shift to those who would like more hours. Once a colleague accepts, the roster is updated.',
        note: 'roster, time clock, messages',
      },
      {
        icon: 'chat',
        title: 'Questions about leave, answered',
        text: '“How many days do I have left?” The chat FAQ agent says that it is AI, looks at your rules and the register and replies in the language of the question.',
        note: 'leave register, handbook, chat',
      },
      {
        icon: 'key',
        title: 'First days without gaps',
        text: 'Once the contract is signed, the agent asks IT for the laptop and books the safety training. It also reminds the manager to take the newcomer to lunch.',
        note: 'e-signature, IT desk, calendar',
      },
    ],
  },
  furtherComponent: { code: 'AC-01', name: 'chat FAQ agent' },
  limits: `Whom to hire and whom to let go stays with people. The EU AI Act lists screening as high-risk; a roster based on behaviour or traits can be, too. Before we build, we agree on what the act, the GDPR and your works council ask of us both. What your rules leave open goes to HR or, at night, to the person you name. If a roster is wrong, we correct the agent.${acceptsHealthData(owner) ? '' : ' We build no agents for health data.'}`,
  integrations: {
    title: 'Integrations with your HR systems',
    lead: 'These six are examples. Your staff keep the screens they know.',
    items: [
      { name: 'AFAS', use: 'contracts, leave, payroll changes' },
      { name: 'Personio', use: 'applicants and personnel files' },
      { name: 'SAP SuccessFactors', use: 'positions and onboarding tasks' },
      { name: 'Shiftbase', use: 'rosters and hours worked' },
      { name: 'Microsoft Teams', use: 'questions from staff, in the chat' },
      { name: 'Google Calendar', use: 'interviews and first-day plans' },
    ],
    note: 'Most systems with an API can be connected. We check yours before we build.',
  },
  stories: {
    title: 'A ferry company and a care provider',
    picture: 'roster',
    stories: [
      {
        title: 'A ferry company that plans for the season',
        text: 'Deck, galley and ticket desk each had a spreadsheet, and none of them knew about the others. The shift scheduler now builds one roster from contracts and preferences. When somebody cannot come, it asks who is free.',
        quote: 'Sunday evenings used to go on phone calls. Now a look at the roster is enough.',
      },
      {
        title: 'A care provider that replies in the evening',
        text: 'Nurses apply after their shift and often join whoever replies first. The agent now replies the same evening, says that it is AI and asks for the missing diploma. The team reads each application and offers times to talk.',
        quote: 'The first reply no longer waits for office hours.',
      },
    ],
  },
  closing: {
    title: 'Your roster is a good place to start',
    text: 'Tell us how you plan today and who usually steps in. You see your personnel agent on paper before anything is built.',
  },
};
