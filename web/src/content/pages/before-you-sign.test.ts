import { emptyOwner, fullOwner, halfOwner } from '../../test/owner-samples';
import { examplesFor } from './before-you-sign';

// The prices of the requirements (section 9) are repeated here, so that a change of the content fails the test.
test.each([
  ['Example: 20 people', 149, 3_000, '(from\u00A0€950)'],
  ['Example: 300 people', 949 + 99, 16_000, 'by size'],
  ['Example: 800 people', 949 + 30 * 15 + 20_000 * 0.05 + 500 + 99, 29_000, 'by size'],
])('%s pay €%d per month; the first year names building and Discovery', (...company) => {
  const [name, month, worked, from] = company;
  const [total, withBuilding, year] = [12 * month + 400, 12 * month + worked, 12 * month].map(
    (price) => `€${price.toLocaleString('en-IE')}`,
  );
  const building = `€${worked.toLocaleString('en-IE')}`;
  const texts = [emptyOwner, halfOwner, fullOwner].map(
    (owner) => examplesFor(owner).find((item) => item.name === name)!.text,
  );
  expect(texts.map((text) => text.split(' per month. ')[1])).toEqual([
    `The first year with Discovery: ${total}, without building.`,
    `The first year with Discovery: ${total}, plus building ${from}.`,
    `The first year: ${withBuilding}, of which ${building} for Discovery and building. Then ${year} a year.`,
  ]);
  expect(texts[0]).toContain(`, €${month.toLocaleString('en-IE')} per month. `);
});
