import { beforeYouSign } from './before-you-sign';

jest.mock('../owner');

// The prices of the requirements (section 9) are repeated here, so that a change of the content fails the test.
test.each([
  ['20 people', 149],
  ['300 people', 949 + 99],
  ['800 people', 949 + 30 * 15 + 20_000 * 0.05 + 500 + 99],
])(
  '%s pay €%d per month, and for the first year twelve times as much plus Discovery',
  (name, month) => {
    const { text } = beforeYouSign.items.find((item) => item.name === name)!;
    const prices = [month, 12 * month + 400].map((price) => `€${price.toLocaleString('en-IE')}`);
    expect(text).toContain(
      `${prices[0]} per month. The first year with Discovery: ${prices[1]}, without building.`,
    );
  },
);
