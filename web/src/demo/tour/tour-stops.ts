/** A stop of the guided tour: an element of the home page, with the presenter's notes about it. */
interface TourStop {
  /** Selector of the element that the tour frames. */
  target: string;
  title: string;
  notes: readonly string[];
}

export const tourStops: readonly TourStop[] = [
  {
    target: 'main h1',
    title: 'Made to measure',
    notes: [
      'The promise in one line: agents built from components for one business.',
      'Each piece of the drawing is one component; the thread is how they work together.',
      'Ask which task comes back every day at their company.',
    ],
  },
  {
    target: '#services ul',
    title: 'Four products',
    notes: [
      'Each card leads to a page that shows the product at work: a call, an invoice, a question to the market.',
      'Open the one that fits what they just said. “Next” continues from there.',
    ],
  },
  {
    target: '#ai-scan-section form',
    title: 'The scan',
    notes: [
      'Their address is in the field if you prepared the demo, else type it. They start the scan.',
      'Say it openly: in this demo the answer is a sample, chosen by the sector.',
      'It stays in the inbox, and on the summary that they take home.',
    ],
  },
  {
    target: '[data-closing] div:has(> div > [data-dialog])',
    title: 'Two ways to start',
    notes: [
      'The intake is free and takes three short steps; Discovery is €400, once.',
      'Fill in the intake with them: it arrives in the inbox at once and stays on this device.',
    ],
  },
  {
    target: '#contact form',
    title: 'The way in',
    notes: [
      'Every way ends with a person who answers within 24 hours.',
      'To show how the site holds up, let sending fail, send a message, and read the words together.',
      'Print the summary and leave it on the table.',
    ],
  },
];
