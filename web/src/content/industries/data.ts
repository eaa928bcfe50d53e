import { analystPrice } from '../typical-start';
import type { IndustryContent } from '../types/industry';
import { boardOf } from './board';

export const dataPage: IndustryContent = {
  slug: 'data',
  meta: {
    title: 'Data analysis you can ask in plain words',
    description:
      'Agents gather figures from your systems, tidy them and answer your questions in sentences. Each number says where it comes from.',
  },
  hero: {
    title: 'Ask your figures a question',
    lead: 'For companies with figures in several systems. Agents gather and tidy them, then answer in sentences with the table underneath. No dashboard to learn, no export to wait for.',
    board: boardOf('data', {
      code: 'pattern 007 / figures glove',
      hint: 'Many sources, one answer. Choose a piece to see its job.',
      pieces: {
        'AC-61': 'Fetches figures from the shop, the ledger and the spreadsheets.',
        'AC-62': 'Finds what was entered twice, misspelt or forgotten.',
        'AC-63': 'Notices what begins to slip, while you can still act.',
        'AC-64': 'Puts the week on one page, with what changed and why.',
      },
      agent: {
        label: 'Analyst agent',
        does: 'Answers in plain sentences and shows the table behind them.',
      },
    }),
  },
  impact: {
    title: 'An answer while the question still matters',
    lead: 'The figures were there all along. We take over the part that takes the time: finding them and making them agree.',
    metrics: [
      { value: 80, label: 'faster reports', color: 'cobalt' },
      { value: 60, label: 'less time in spreadsheets', color: 'thread' },
      { value: 90, label: 'fewer duplicate entries', color: 'moss' },
      { value: 50, label: 'quicker decisions', color: 'plum' },
    ],
  },
  features: {
    kicker: 'Behind each answer',
    title: 'Figures fetched, tidied and explained',
    items: [
      {
        icon: 'chat',
        title: 'Questions as you would ask them',
        text: '“Who ordered less than last spring?” The agent fetches the orders and does the sum. The answer takes a sentence or two, and each figure says where it comes from.',
        note: 'chat, sales, BigQuery, Power BI',
      },
      {
        icon: 'list',
        title: 'Figures that agree',
        text: 'Sales says one thing, the ledger another. The agent finds the returns that were entered twice, shows the lines and proposes the correction.',
        note: 'ledger, online shop, spreadsheets',
      },
      {
        icon: 'bell',
        title: 'A warning in good time',
        text: 'The margin on one product group starts to slip. You get a message with the likely cause, while there is time to act.',
        note: 'purchase prices, sales, email',
      },
      {
        icon: 'eye',
        title: 'Competitors, read for you',
        text: `New prices, a new branch, a new vacancy. Where the site permits, the agent reads what competitors publish and reports changes. This needs the Analyst Suite as well (${analystPrice} a month).`,
        note: 'public websites, news, price lists',
      },
    ],
  },
  limits:
    'The agent calculates and you decide. When sources disagree or a figure is missing, it says so and asks. A wrong answer can be traced to its table, and we correct the cause.',
  stories: {
    title: 'Decisions that stopped waiting for a report',
    stories: [
      {
        title: 'A bicycle brand that saw the gap',
        text: 'Dealers asked for cargo bikes in towns where such bikes were hard to find. With the Analyst Suite, the agent put searches, orders and competitors’ ranges in one picture. The brand began selling in those towns.',
        result: '15% market share in 6 months',
        quote: 'The numbers were all there, in different systems.',
      },
      {
        title: 'A bakery that bakes what it sells',
        text: 'Branches ordered by guesswork and threw bread away when it rained. Each afternoon the agent sets weather, school holidays and past sales side by side and proposes tomorrow’s order.',
        quote: 'The baker still changes the order before the village fair.',
      },
    ],
  },
  closing: {
    title: 'Bring the question nobody has time for',
    text: 'We find out whose spreadsheet holds the answer. Then you know what it takes to have it every week.',
  },
};
