import { toConfirm } from '../to-confirm';
import type { ProductContent } from '../types/product';

export const voiceAgentsPage: ProductContent = {
  slug: 'voice-agents',
  meta: {
    title: 'Voice Agent: a receptionist that picks up',
    description:
      'A phone receptionist in 50+ languages, 24/7. It says that it is AI, books appointments, puts callers through and writes your team a summary.',
  },
  hero: {
    kicker: 'Products / Voice Agents',
    title: 'Answering calls in 50+ languages',
    lead: 'The agent first tells callers that they are speaking with AI. Then it helps them, day and night, and notes what was agreed.',
    action: 'Start with Discovery',
  },
  impact: {
    title: 'Less time on hold',
    lead: 'The agent answers most calls. For the others you choose in advance what happens: your people pick up, or the caller gets a callback.',
    metrics: [
      { value: 95, label: 'of calls answered', color: 'cobalt' },
      { value: 100, display: '24/7', label: 'on the line', color: 'thread' },
      { value: 70, label: 'less waiting', color: 'moss' },
      { value: 85, label: 'settled in one call', color: 'plum' },
    ],
  },
  features: {
    title: 'During a call and after it',
    items: [
      {
        icon: 'phone',
        title: '24/7 receptionist',
        text: 'It answers in your tone, at noon and at night. A caller who needs a person is put through, or gets a callback from somebody who knows why.',
      },
      {
        icon: 'globe',
        title: '50+ languages',
        text: 'Callers simply speak. The agent answers in any of these languages and switches when the caller does.',
      },
      {
        icon: 'pen',
        title: 'Call summaries',
        text: 'Your team reads what was agreed and what is still open. We agree with you how long summaries are kept, whether calls are recorded and what callers are told.',
      },
      {
        icon: 'plug',
        title: 'At work in your systems',
        text: 'It finds the order or moves the appointment while the caller is still on the line.',
      },
    ],
  },
  useCases: {
    title: 'Calls it takes off your hands',
    items: [
      {
        title: 'Support',
        text: '“My dishwasher shows a red light.” The agent asks what the display says and books the visit. What you named as urgent goes to your engineer on call.',
        benefits: [
          'A shorter queue on Monday morning',
          'The customer’s history at hand',
          'Urgent calls put through',
          'A summary with every ticket',
        ],
      },
      {
        title: 'Sales',
        text: 'After closing time, callers used to ring the next company. Now the agent asks what is needed and puts the appointment in your calendar.',
        benefits: [
          'Fewer enquiries lost to voicemail',
          'Appointments straight into the calendar',
          'Callbacks noted with the time promised',
          'Notes to read before the visit',
        ],
      },
      {
        title: 'Internal communication',
        text: 'A driver phones in absent. The agent tells the planner and reads today’s changes to colleagues who phone in from the road.',
        benefits: [
          'Absences reported at any hour',
          'The right person told straight away',
          'Colleagues answered in their language',
          'Only the absence noted, not the reason',
        ],
      },
    ],
  },
  stories: {
    title: 'A guest house and a garage',
    picture: 'house',
    stories: [
      {
        title: 'A guest house sleeps all night',
        text: 'Guests call when it is evening where they are. The agent answers in their language and changes the booking. The owners find it in the calendar at breakfast.',
        quote: 'The calls at night did not stop. They stopped waking the house.',
      },
      {
        title: 'A garage keeps its hands free',
        text: 'The phone rang while everybody was under a car. Now the agent books services and tells people when their car is ready. When needed, it brings in a mechanic.',
        quote: 'The owner reads the summaries over lunch. Most are settled by then.',
      },
    ],
  },
  closing: {
    title: 'Who picks up tonight?',
    text: 'Tell us what your callers ask. You get a blueprint of the agent that has the answers.',
  },
};

/** Greetings in several languages. Use only letters that the site's fonts contain. */
export const languages = {
  title: 'However they say good morning',
  greetings: toConfirm('figures', [
    { lang: 'nl', text: 'Goedemorgen' },
    { lang: 'de', text: 'Guten Morgen' },
    { lang: 'fr', text: 'Bonjour' },
    { lang: 'es', text: 'Buenos días' },
    { lang: 'pt', text: 'Bom dia' },
    { lang: 'it', text: 'Buongiorno' },
    { lang: 'sv', text: 'God morgon' },
    { lang: 'fi', text: 'Hyvää huomenta' },
    { lang: 'hr', text: 'Dobro jutro' },
    { lang: 'hu', text: 'Jó reggelt' },
    { lang: 'et', text: 'Tere hommikust' },
    { lang: 'lt', text: 'Labas rytas' },
    { lang: 'ca', text: 'Bon dia' },
    { lang: 'eu', text: 'Egun on' },
    { lang: 'cy', text: 'Bore da' },
    { lang: 'is', text: 'Góðan daginn' },
    { lang: 'lb', text: 'Gudde Moien' },
    { lang: 'id', text: 'Selamat pagi' },
  ]),
} as const;
