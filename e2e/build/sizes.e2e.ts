import { measureSizes } from '../bench/sizes';
import { startJourney } from '../support/journey';

const journey = startJourney();

test('every size keeps within its budget', async () => {
  const rows = await measureSizes(journey.browser, journey.site.origin);
  expect(rows.filter((row) => !row.passes)).toEqual([]);
}, 180_000);
