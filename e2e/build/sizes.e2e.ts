import { measureSizes } from '../bench/sizes';
import { startJourney } from '../support/journey';

const journey = startJourney();

/** Four pages with islands (parts that React hydrates), and one without. */
const paths = ['/', '/contact', '/pricing', '/jobs/senior-ai-engineer', '/products/ai-suite'];

test('no measured size of the site is over its limit', async () => {
  const rows = await measureSizes(journey.browser, journey.site.origin, paths);
  const found = rows
    .filter(({ passes }) => !passes)
    .map(
      ({ name, value, unit, goal }) =>
        `${name}: ${value} ${unit}, ${goal}. Find the growth, or raise the limit in e2e/bench/sizes.ts and give the reason.`,
    );
  expect(found).toEqual([]);
}, 180_000);
