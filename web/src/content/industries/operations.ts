import type { IndustryContent } from '../types/industry';
import { boardOf } from './board';

export const operationsPage: IndustryContent = {
  slug: 'operations',
  meta: {
    title: 'AI agents for operations and administration',
    description:
      'Agents that enter orders, watch the stock and fill in forms, inside the systems you have. They ask when something looks odd.',
  },
  hero: {
    title: 'Orders that nobody retypes',
    lead: 'For wholesalers, makers and fitters with orders in every shape. Agents enter those that your rules cover, watch the stock and ask when in doubt.',
    board: boardOf('operations', {
      code: 'pattern 005 / office trousers',
      hint: 'One order, from inbox to stock. Choose a piece to see its job.',
      pieces: {
        'AC-41': 'Tells orders, questions and advertising apart before you are in.',
        'AC-07': 'Takes items, quantities and dates from an email, PDF or photo.',
        'AC-43': 'Enters the order and asks the customer about unknown item numbers.',
        'AC-42': 'Sees a shelf run low in time and prepares the purchase order.',
        'AC-44': 'Writes down who does what by when, then asks how it went.',
      },
      agent: {
        label: 'Office agent',
        does: 'Carries work between systems and tells you what looks wrong.',
      },
    }),
  },
  impact: {
    title: 'A shorter queue when you come in',
    lead: 'Agents work through the evening’s orders while the office is closed. In the morning a short list of exceptions is left.',
    metrics: [
      { value: 60, label: 'less manual entry', color: 'cobalt' },
      { value: 45, label: 'faster order handling', color: 'thread' },
      { value: 35, label: 'lower process cost', color: 'moss' },
      { value: 99, label: 'of entries right first time', color: 'plum' },
    ],
  },
  features: {
    kicker: 'In the back office',
    title: 'Less copying and pasting',
    items: [
      {
        icon: 'list',
        title: 'Orders, however they come',
        text: 'Email, PDF or photo of a note: the agent picks out what was ordered and enters it if your rules cover it. It says it is AI and asks about unknown item numbers.',
        note: 'inbox, OCR, SAP or Odoo',
      },
      {
        icon: 'box',
        title: 'Stock ordered in time',
        text: 'The hinges run low and the supplier is slow. The agent has filled in the purchase order, which waits for your approval.',
        note: 'Odoo or Lightspeed, suppliers',
      },
      {
        icon: 'check',
        title: 'Forms with one field left',
        text: 'Permits, delivery notes, customs papers. The agent fills in what is already on file and marks the field that only you can answer.',
        note: 'file store, portals, templates',
      },
      {
        icon: 'calendar',
        title: 'Meetings with a result',
        text: 'Everybody is told that an agent notes who does what by when. Later in the week it asks about each task.',
        note: 'calendar, notes, task list',
      },
    ],
  },
  limits:
    'An order that your rules do not cover waits for a person, and so does every purchase. If an entry is wrong, we correct the agent, not only the entry.',
  stories: {
    title: 'A wholesaler and an installer',
    stories: [
      {
        title: 'A wholesaler that stopped retyping orders',
        text: 'Orders came by email, as photos and on paper, and the late shift typed them in. Agents now enter them. The team looks at what stands out and calls the customer.',
        result: '60% less administrative overhead',
        quote: 'The late shift has time for a word with the customer.',
      },
      {
        title: 'An installer with papers in every van',
        text: 'Job sheets came back with coffee stains, or not at all. Fitters now send a photo from the site. The document processor reads it and logs the hours in the customer’s record.',
        quote: 'Friday afternoons went on paperwork. Now there is time for a barbecue.',
      },
    ],
  },
  closing: {
    title: 'One process is enough',
    text: 'Walk us through it as it really happens, shortcuts included.',
  },
};
