import type { ProductContent } from '../types/product';

/** The requirements fix the badge, headline, buttons and figures (sections 2 and 9). */
export const analysisSuitePage: ProductContent = {
  slug: 'analysis-suite',
  meta: {
    title: 'Analyst Suite: ask the market a question',
    description:
      'Reports changes in your competitors’ published prices and answers questions about your market in a chat, 24/7, with its sources beside each answer.',
  },
  hero: {
    id: 'analysis-suite-hero',
    kicker: 'Analysis Suite Product',
    title: 'Advanced market analysis',
    lead: 'The suite reports changes in competitors’ prices. Ask in a chat why a price moved, and the answer names its sources.',
    action: 'Start Market Analysis',
  },
  impact: {
    title: 'News of competitors, in one place',
    lead: 'The suite reads and keeps what your team has no time for. You can ask later.',
    metrics: [
      { value: 90, label: 'faster analysis', color: 'cobalt' },
      { value: 75, label: 'better insights', color: 'thread' },
      { value: 60, label: 'better decisions', color: 'moss' },
      { value: 100, display: '24/7', label: 'monitoring', color: 'plum' },
    ],
  },
  features: {
    title: 'The suite watches, you ask',
    items: [
      {
        icon: 'eye',
        title: 'Competitor watch',
        text: 'Published prices, new products and vacancies of the companies you name, followed from day to day.',
      },
      {
        icon: 'chart',
        title: 'Market signals',
        text: 'Trade press and customer reviews, read for what concerns you. The rest is left out.',
      },
      {
        icon: 'chat',
        title: 'Insight in a chat',
        text: 'Ask in your own words, then question the answer.',
      },
      {
        icon: 'letter',
        title: 'Reports that come to you',
        text: 'A short note on the morning you choose. If something cannot wait, a message comes sooner.',
      },
    ],
  },
  useCases: {
    title: 'Decisions the suite prepares',
    items: [
      {
        title: 'Pricing',
        text: 'A competitor cuts a published price. You hear which products are affected and what happened last time.',
        benefits: [
          'Reports of published price changes',
          'Your range beside theirs',
          'Price history of what you follow',
          'Good reasons to leave a price alone',
        ],
      },
      {
        title: 'Entering a market',
        text: 'A new town or a new product group. The suite shows who is there already and what their customers say is missing.',
        benefits: [
          'Offers side by side on one sheet',
          'Gaps that reviews point to',
          'Assumptions written out, with sources',
          'A summary, kept up to date',
        ],
      },
      {
        title: 'Reports to the board',
        text: 'The monthly page begins with what was asked. Follow-up questions can be answered in the meeting.',
        benefits: [
          'One page without jargon',
          'A source beside every figure',
          'The same definitions each month',
          'Answers while everybody is still there',
        ],
      },
    ],
  },
  stories: {
    title: 'A bicycle brand and a coffee roaster',
    picture: 'question',
    stories: [
      {
        title: 'A bicycle brand finds its gap',
        text: 'It asked in which towns dealers were waiting for cargo bikes and began selling there. In this story: 15% market share in 6 months.',
        quote: 'We now sell where people already search.',
      },
      {
        title: 'A coffee roaster reads the reviews',
        text: 'It chose its next blends from reviews and search questions, then offered them to cafés with patient follow-up. In this story: 200% growth.',
        quote: 'Every Monday we read what people could not find.',
      },
    ],
  },
  closing: {
    title: 'Ready for competitive intelligence?',
    text: 'Name a competitor and a question you have never had answered. We work out how the suite would answer.',
    actionText: 'Start Analysis Suite',
  },
};

export const questions = {
  kicker: 'A week of questions',
  title: 'Ask it as you would a colleague',
  items: [
    { day: 'Monday', question: 'What changed on our competitors’ price pages over the weekend?' },
    { day: 'Tuesday', question: 'Who in our region is hiring, and for what?' },
    { day: 'Wednesday', question: 'What do reviews say about delivery, ours and theirs?' },
    { day: 'Thursday', question: 'Which of our products is hard to find anywhere else?' },
    { day: 'Friday', question: 'Write me a page for Monday’s meeting, with sources.' },
  ],
} as const;
