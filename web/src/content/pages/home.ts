import { paths } from '../../paths';
import { costs, discovery } from '../features/discovery';
import { owner } from '../owner';
import { acceptsHealthData, buildingItem, changes, quotationsKicker, vatIn } from '../owner-texts';
import { site } from '../site';
import { toConfirm } from '../to-confirm';
import { planFor, smallestPlan } from '../typical-start';

const jacket = {
  code: 'pattern 001 / front desk',
  alternative: 'A jacket cut from five pieces: four components make one front-desk agent',
  hint: 'Four components, one agent. Choose a piece to see its job.',
  pieces: [
    {
      piece: 'sleeve',
      label: 'Reservation agent',
      code: 'AC-12 · tables',
      does: 'Finds a free table and changes the booking when asked.',
    },
    {
      piece: 'collar',
      label: 'Email follow-up bot',
      does: 'Sends the confirmation and asks how the visit was.',
    },
    {
      piece: 'right',
      label: 'Chat FAQ agent',
      code: 'AC-01 · 24/7',
      does: 'Answers the questions your customers ask, day and night.',
    },
    {
      piece: 'pocket',
      label: 'Document processor',
      code: 'AC-07 · OCR',
      does: 'Reads the forms your customers send, then files what they say.',
    },
    {
      piece: 'left',
      label: 'Front-desk agent',
      code: '1 finished task =\u00a01\u00a0execution',
      does: 'One agent that answers, files, books and follows up.',
    },
  ],
} as const;

/** Figures of the requirements (section 9). They differ from those of the about page. */
const statistics = toConfirm('figures', [
  { value: '200+', label: 'agents deployed', source: 'counted by us' },
  { value: '50+', label: 'clients', source: 'counted by us' },
  { value: '85%', label: 'efficiency gain', source: 'what we aim for' },
]);

const hero = {
  title: site.tagline,
  lead: 'For European businesses we build AI agents that answer the phone, read invoices and fill rosters. Then we look after them. You write no\u00a0code.',
  scan: { badge: 'Free', text: 'Do the free and easy scan right now' },
  note: {
    text: `Discovery: two hours with our chatbot, a check by people, then a blueprint. €400 ${discovery.price.text}, the result in 3-5 days.`,
    link: {
      text: 'See an example blueprint',
      to: `${paths.service['ai-strategy-discovery']}#blueprint-title`,
    },
  },
  solutions: { text: 'View Solutions', to: paths.solutions },
  jacket,
};

const model = {
  title: ['Software hands you tools.', 'We do the work, you decide.'],
  lead: 'See what each leaves you to do.',
  leftLabel: 'Left for you',
  steps: [
    {
      title: 'Traditional',
      text: 'You rent a program by the seat. Your people learn it, then do the job themselves.',
      left: 'the work itself',
    },
    {
      title: 'Breakthrough',
      text: 'An AI assistant answers questions, as long as somebody asks, checks and pastes.',
      left: 'asking and checking',
    },
    {
      title: 'Evolution',
      text: 'Agents take on whole tasks, but you build and watch them.',
      left: 'building and watching',
    },
    {
      title: site.name,
      text: 'Dutch for made to measure. We build your agents, run them and change them when your work changes.',
      left: 'results and decisions',
    },
  ],
} as const;

const explainer = {
  title: 'What exactly is an AI agent?',
  paragraphs: [
    'An agent is software that does a job instead of waiting for clicks. It reads what comes in, works out what is needed and finishes the task in the systems you already use. What your rules do not cover, it passes to a person.',
    'We assemble each one from Actionable Components, AC for short: tested parts that do one thing each, with a number such as AC-07. In the studio, our own tool, you can read every task of your agents.',
  ],
  exampleTitle: 'One message, from start to finish',
  example: [
    { who: 'A customer', does: 'writes: “Can we come at half past eight instead of seven?”' },
    { who: 'Chat FAQ agent', does: 'understands that a booking has to move.' },
    { who: 'Reservation agent', does: 'finds a free table and changes the time.' },
    {
      who: 'Email follow-up bot',
      does: 'sends the confirmation. All this counts as 1 execution.',
    },
  ],
} as const;

const products = {
  title: 'Four products for routine work',
  // This text must name industries that the intake form also lists (requirements, section 9).
  lead: `For companies of any size, in retail, hospitality, ${acceptsHealthData(owner) ? 'healthcare, ' : ''}manufacturing and logistics.`,
  cards: [
    {
      picture: 'suite',
      title: 'AI Agent Suite',
      text: 'Agents for customer support, hiring and rosters, orders and forms.',
      link: { text: 'Explore AI Agent Suite', to: paths.product['ai-suite'] },
    },
    {
      picture: 'voice',
      title: 'Voice Agent',
      text: 'A phone receptionist in 50+ languages, 24/7. Your team reads a summary of each call.',
      link: { text: 'Meet Voice Agent', to: paths.product['voice-agents'] },
    },
    {
      picture: 'document',
      title: 'Document Processing',
      text: 'Reads invoices, orders and forms, checks them and prepares the entry.',
      link: { text: 'See Document Processing', to: paths.product['document-processing'] },
    },
    {
      picture: 'analyst',
      title: 'Analyst Suite',
      text: 'Reports what competitors change and answers your questions, with sources.',
      link: { text: 'Open Analyst Suite', to: paths.product['analysis-suite'] },
    },
  ],
} as const;

const testimonials = {
  kicker: quotationsKicker(owner),
  title: 'Less waiting, less retyping',
  rating: '5 out of 5 stars',
  quotes: toConfirm('quotations', [
    {
      text: 'We cut invoice time from 3 days to 30 minutes. No more late evenings.',
      role: 'Finance Manager',
    },
    {
      text: 'Guests get an answer in their language, even while we are asleep.',
      role: 'Hotel Owner',
    },
    {
      text: 'They asked first how we plan. We kept our programs and lost the retyping.',
      role: 'Head of Operations',
    },
  ]),
  statistics,
} as const;

const why = {
  title: 'We look after your agents',
  price: toConfirm('prices', {
    amount: '€399-949',
    text: 'per month, everything included',
    included: `“Everything” means that we run, fix and change your agents. The first price is roughly ${planFor(17)}, for 17 components; the second is ${planFor(50)}, for 50.`,
    link: { text: `Plans from ${smallestPlan()} a month`, to: costs.to },
    apart: `${vatIn(owner)}; ${buildingItem(owner)} and add-ons extra.`,
  }),
  reasons: [
    {
      picture: 'scissors',
      title: 'Expertise',
      text: 'Show us the job, and we tell you which part an agent can do and which should stay with people.',
    },
    {
      picture: 'lock',
      title: 'GDPR and European standards',
      text: 'We sign a data processing agreement and give each agent only the access that its job needs. We agree with you how long we keep data.',
    },
    {
      picture: 'button',
      title: 'Ongoing support included',
      text: `Every paid plan includes it. When your work changes, we change the agent; when it makes a mistake, we correct it and tell you what we did.${changes(owner)}`,
    },
  ],
} as const;

const scan = {
  kicker: 'Free AI scan',
  title: 'See where an agent would help',
  lead: 'Just curious? Give us your website or a few documents, and an AI suggests which work an agent could do. It is free and asks for no name.',
  resultTitle: 'You get',
  results: [
    'products that may fit your work',
    'the solutions worth a closer look',
    'the reason for each suggestion',
    'your next steps',
  ],
} as const;

const options = {
  intake: {
    title: 'Free AI Intake',
    price: 'Free',
    terms: 'no obligation',
    text: 'Not sure yet? Tell us what takes up your time; a person reads it and writes back.',
    points: ['Three short steps', 'Recommendations for your company', 'A reply within 24 hours'],
    action: 'Start the Free Intake',
  },
  discovery: {
    title: 'Full Discovery',
    price: discovery.price.amount,
    terms: discovery.price.text,
    text: 'Know which work to hand over? You spend two hours with our chatbot, then we plan your agents.',
    points: [
      'AI-driven intake via chatbot',
      'Which jobs an agent can do',
      'A blueprint and a roadmap',
      '30 days of studio access',
      'The result in 3-5 days',
    ],
    action: 'Start with Discovery',
  },
};

const closing = {
  title: 'Ready for the new AI model?',
  text: 'Tell us which work you would rather not do. You see the blueprint first and decide what we build, if anything.',
} as const;

const contact = {
  title: 'What would you like to hand over?',
  lead: 'Write a few lines and you hear from us within 24 hours.',
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
  meta: { title: `${site.name} | Custom AI agents for Europe`, description: site.description },
  hero,
  model,
  explainer,
  products,
  testimonials,
  why,
  scan,
  options,
  closing,
  contact,
};

export type HomeContent = typeof home;
