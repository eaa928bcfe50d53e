import { paths } from '../../paths';
import { site } from '../site';
import { toConfirm } from '../to-confirm';

const jacket = {
  code: 'pattern 001 / front desk',
  alternative: 'A jacket cut from five pieces: four components make one front-desk agent',
  hint: 'Four components, one agent. Choose a piece to see its job.',
  pieces: [
    {
      piece: 'sleeve',
      name: 'Reservation agent',
      code: 'AC-12 · tables',
      does: 'Finds a free table and changes the booking when asked.',
    },
    {
      piece: 'collar',
      name: 'Follow-up writer',
      does: 'Sends the confirmation and asks how the visit was.',
    },
    {
      piece: 'right',
      name: 'Chat FAQ agent',
      code: 'AC-01 · 24/7',
      does: 'Answers the questions your customers ask, day and night.',
    },
    {
      piece: 'pocket',
      name: 'Document processor',
      code: 'AC-07 · OCR',
      does: 'Reads forms and invoices, then files what they say.',
    },
    {
      piece: 'left',
      name: 'Front-desk agent',
      code: '1 task, 1 execution',
      does: 'One agent that answers, files, books and follows up.',
    },
  ],
} as const;

/** Figures of specification, section 9. The about page claims other ones: never unify them. */
const statistics = toConfirm('figures', [
  { value: '200+', label: 'agents deployed' },
  { value: '50+', label: 'clients' },
  { value: '85%', label: 'efficiency gain' },
]);

const hero = {
  title: site.tagline,
  lead: 'We build, run and improve the AI agents that handle your support, planning and paperwork. You need no code, and your team keeps the programs it knows.',
  scan: { badge: 'Free', text: 'Do the free and easy scan right now' },
  note: 'A request, not an order. Discovery: €400 one-time, the result in 3-5 days.',
  solutions: { text: 'View Solutions', to: paths.solutions },
  jacket,
};

const model = {
  kicker: 'The model',
  title: ['Software sells you tools.', 'We hand you finished work.'],
  lead: 'Four ways to get a job done, and what each leaves for you.',
  leftLabel: 'Left for you',
  steps: [
    {
      title: 'Traditional',
      text: 'You rent a program by the seat. Your people learn it, and they still do the job.',
      left: 'the work itself',
    },
    {
      title: 'Breakthrough',
      text: 'An AI assistant answers questions. Somebody has to ask, check and paste.',
      left: 'asking and checking',
    },
    {
      title: 'Evolution',
      text: 'Agents take on whole tasks, once somebody has wired them up and keeps an eye on them.',
      left: 'building and watching',
    },
    {
      title: site.name,
      text: 'We build the agents, keep them running and make them better.',
      left: 'results and decisions',
    },
  ],
} as const;

const products = {
  title: 'Four products, one team.',
  lead: 'Begin with one, or let several work together.',
  cards: [
    {
      picture: 'suite',
      title: 'AI Agent Suite',
      text: 'Agents that take on customer support, HR, scheduling and the processes in between.',
      link: { text: 'Explore AI Agent Suite', to: paths.product['ai-suite'] },
    },
    {
      picture: 'voice',
      title: 'Voice Agent',
      text: 'A phone receptionist in 50+ languages, 24/7, with a summary of every call.',
      link: { text: 'Meet Voice Agent', to: paths.product['voice-agents'] },
    },
    {
      picture: 'document',
      title: 'Document Processing',
      text: 'Reads, sorts and checks your documents, then puts the data where it belongs.',
      link: { text: 'See Document Processing', to: paths.product['document-processing'] },
    },
    {
      picture: 'analyst',
      title: 'Analyst Suite',
      text: 'Competitor and market insight that you ask for in a chat.',
      link: { text: 'Open Analyst Suite', to: paths.product['analysis-suite'] },
    },
  ],
  explainer: {
    title: 'What exactly is an AI agent?',
    paragraphs: [
      'An agent is software that does a job instead of waiting for clicks. It reads what comes in, works out what is needed and carries the task through in the systems you already use.',
      'We assemble each one from Actionable Components. These are small, tested parts that do one thing each. In the studio, the tool where agents are managed, you can read what they did.',
    ],
    exampleTitle: 'One message, from start to finish',
    example: [
      { who: 'A guest', does: 'writes: “Can we come at half past eight instead of seven?”' },
      { who: 'Chat FAQ agent', does: 'understands that a booking has to move.' },
      { who: 'Reservation agent', does: 'finds a free table and changes the time.' },
      {
        who: 'Follow-up writer',
        does: 'sends the confirmation. The whole task counts as 1 execution.',
      },
    ],
  },
} as const;

const testimonials = {
  title: 'Fewer things left waiting.',
  rating: '5 out of 5 stars',
  quotes: toConfirm('quotations', [
    {
      text: 'We took invoice time from 3 days to 30 minutes. The end of the month used to mean late evenings, and now it does not.',
      role: 'Finance Manager',
    },
    {
      text: 'Guests call in their own language and get an answer, even when we are asleep. At breakfast I read what was agreed.',
      role: 'Hotel Owner',
    },
    {
      text: 'They asked how we plan before they proposed anything. We kept our programs and lost the retyping.',
      role: 'Head of Operations',
    },
  ]),
  statistics,
  note: 'The gain is a guide, not a promise.',
} as const;

const why = {
  title: 'Built for Europe, then looked after.',
  price: toConfirm('prices', {
    amount: '€399-949 per month',
    text: 'everything included',
    link: { text: 'See the plans', to: paths.pricing },
  }),
  reasons: toConfirm('promises', [
    {
      picture: 'scissors',
      title: 'Expertise',
      text: 'Agents are our whole trade. We build them, run them and teach teams to work with them. You describe the job in plain words; the people who would build it review what you said.',
    },
    {
      picture: 'lock',
      title: 'GDPR and European standards',
      text: 'We sign a data processing agreement and give each agent only the access it needs. How long data is kept is agreed with you beforehand.',
    },
    {
      picture: 'button',
      title: 'Ongoing support included',
      text: 'We maintain and improve your agents while your plan runs. When your work changes, we adapt the agent. When it errs, we correct it.',
    },
  ]),
} as const;

const scan = {
  kicker: 'Free AI scan',
  title: 'Measure twice. Then decide.',
  lead: 'Give us your website or a few documents. The scan reads them and shows where an agent could take work off your hands.',
  resultTitle: 'You get',
  results: [
    'the products that fit your work',
    'the solutions worth a closer look',
    'the reasons, in plain words',
    'your next steps',
  ],
} as const;

const options = {
  title: 'A first look, or the blueprint.',
  intake: {
    title: 'Free AI Intake',
    price: 'Free',
    terms: 'no obligation',
    text: 'Tell us about your company, your challenges and your plans.',
    points: [
      'Three short steps',
      'A first view of where AI can help you',
      'Recommendations for your company',
      'A reply within 24 hours',
    ],
    action: 'Start the Free Intake',
  },
  discovery: {
    title: 'Full Discovery',
    price: '€400',
    terms: 'one-time',
    text: 'We go through how your work runs and draw the blueprint of your agents.',
    points: [
      'AI-driven intake via chatbot',
      'A review of which jobs an agent can do',
      'A blueprint and a roadmap',
      'Access to the studio for 30 days',
      'The result in 3-5 days',
    ],
    action: 'Start with Discovery',
  },
} as const;

const closing = {
  title: 'Ready for the new AI model?',
  text: 'Tell us which work you would rather not do. You see the blueprint first, then you decide what we build.',
} as const;

const contact = {
  title: 'What would you like to hand over?',
  lead: 'Write a few lines. A person reads them and replies within 24 hours.',
  details: {
    email: site.email,
    phone: site.phone,
    notes: toConfirm('promises', [
      { name: 'Reply', text: 'Within 24 hours' },
      { name: 'Discovery', text: 'One-time payment, no recurring subscriptions' },
    ]),
  },
} as const;

export const home = {
  meta: {
    title: `${site.name} | Custom AI agents for Europe`,
    description: site.description,
  },
  hero,
  model,
  products,
  testimonials,
  why,
  scan,
  options,
  closing,
  contact,
};

export type HomeContent = typeof home;
