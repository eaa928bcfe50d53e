import { paths } from '../../router/paths';
import type { ProductContent, QuestionsContent } from '../product-content';

/** Badge, headline, buttons and figures are the specification's (sections 2 and 9). */
export const content: ProductContent = {
  path: paths.product['analysis-suite'],
  meta: {
    title: 'Analyst Suite: ask the market a question',
    description:
      'Competitor and market insight that you ask for in a chat: prices, ranges, openings and reviews, watched 24/7, with the source beside every answer.',
  },
  hero: {
    id: 'analysis-suite-hero',
    kicker: 'Analysis Suite Product',
    title: 'Advanced market analysis',
    lead: 'It keeps an eye on your competitors while you run the business. Ask in a chat why something moved, and read the answer with its sources.',
    action: 'Start Market Analysis',
  },
  impact: {
    kicker: 'What it changes',
    title: 'You know before the customer tells you.',
    lead: 'The suite reads what nobody has the time to read every day, and keeps what it saw, so that you can ask about it later.',
    metrics: [
      { value: 90, label: 'faster analysis', color: 'cobalt' },
      { value: 75, label: 'better insights', color: 'thread' },
      { value: 60, label: 'better decisions', color: 'moss' },
      { value: 100, display: '24/7', label: 'monitoring', color: 'plum' },
    ],
  },
  features: {
    kicker: 'Features',
    title: 'It watches, you ask.',
    items: [
      {
        icon: 'eye',
        title: 'Competitor watch',
        text: 'Prices, ranges, vacancies and openings of the companies you name, followed from day to day.',
      },
      {
        icon: 'chart',
        title: 'Market signals',
        text: 'Trade press, reviews and public registers, read for what concerns you and quiet about what does not.',
      },
      {
        icon: 'chat',
        title: 'Insight in a chat',
        text: 'Ask in plain words, the second question too. Every answer names the pages it comes from.',
      },
      {
        icon: 'letter',
        title: 'Reports that come to you',
        text: 'A short note on the morning you choose, and a message sooner when something cannot wait.',
      },
    ],
  },
  useCases: {
    kicker: 'Use cases',
    title: 'Three meetings that go differently.',
    items: [
      {
        title: 'Pricing',
        text: 'A competitor goes down in price. You hear it the same day, with the articles it touches and what happened after the last time.',
        benefits: [
          'Price moves seen as they happen',
          'Your own range laid beside theirs',
          'The history of every article',
          'Good reasons to leave a price alone',
        ],
      },
      {
        title: 'Entering a market',
        text: 'A new town or a new product group. The suite maps who is there already, what they offer, and what their customers say is missing.',
        benefits: [
          'Offers side by side on one sheet',
          'Gaps that the reviews point at',
          'Assumptions written out, with sources',
          'A map that is kept up to date afterwards',
        ],
      },
      {
        title: 'Reports to the board',
        text: 'The monthly page begins with what was asked, not with what happened to be in the system. Follow-up questions are answered in the meeting.',
        benefits: [
          'One page in plain language',
          'A source beside every figure',
          'The same definitions each month',
          'Answers while everybody is still there',
        ],
      },
    ],
  },
  stories: {
    kicker: 'Success stories',
    title: 'Two companies that asked first.',
    stories: [
      {
        title: 'A newcomer finds its corner',
        text: 'A maker of work clothes wanted to know where customers of the large brands were kept waiting, and began there. It won 15% market share in 6 months.',
        quote: 'We did not shout louder. We knew where to stand.',
      },
      {
        title: 'A web shop stocks what people miss',
        text: 'A delicatessen shop let reviews and search questions choose its next shelf instead of the supplier’s catalogue. That shelf saw 200% growth.',
        quote: 'It is the first question of every Monday now: what could they not find?',
      },
    ],
  },
  closing: {
    title: 'Ready for competitive intelligence?',
    text: 'Name a competitor, and a question that you never got an answer to. In Discovery we show you how the suite would find it.',
    actionText: 'Start Analysis Suite',
  },
};

export const questions: QuestionsContent = {
  kicker: 'A week of questions',
  title: 'Ask it like a colleague.',
  lead: 'No dashboard to learn. Some of what customers type in a week:',
  items: [
    { day: 'Monday', question: 'What changed on our competitors’ price pages over the weekend?' },
    { day: 'Tuesday', question: 'Who in our region is hiring, and for what?' },
    { day: 'Wednesday', question: 'What do reviews say about delivery, ours and theirs?' },
    { day: 'Thursday', question: 'Which of our articles is hard to find anywhere else?' },
    { day: 'Friday', question: 'Write me a page for Monday’s meeting, with sources.' },
  ],
};
