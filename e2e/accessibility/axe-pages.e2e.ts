import { prepareAxe, type Colours } from '../support/checks/axe';
import { startJourney } from '../support/journey';
import { routesOfAllLooks } from '../support/routes';

const { visit } = startJourney();

const notFound = '/no-such-page';

/** Leaves out header and footer, because they are the same on every page, and axe checks those of the home page. */
const withoutFrame = { include: ['html'], exclude: ['body > header', 'body > footer'] };

/**
 * One page with each kind of drawing or control that has styles of its own for forced colours. Everything else has the
 * browser's forced colours, which always contrast.
 */
const pagesWithForcedColours: string[] = [
  '/',
  '/solutions',
  '/solutions/hr',
  '/products/ai-suite',
  '/pricing',
  '/careers',
  notFound,
];

/** One page of each layout. The others have the same layouts with other texts and drawings. */
const pagesAtWideWidth: string[] = [
  ...pagesWithForcedColours,
  '/services/ai-systems',
  '/products',
  '/about',
  '/contact',
  '/jobs/product-designer',
];

async function checkPages(): Promise<string[]> {
  const { page, goTo } = await visit({ expectedErrors: [/404/] });
  const runAxe = await prepareAxe(page);
  const found: string[] = [];
  for (const path of [...routesOfAllLooks, notFound]) {
    const check = async (width: number, colours: Colours) => {
      await page.setViewport({ width, height: 850 });
      const faults = await runAxe(colours, path === '/' ? 'html' : withoutFrame);
      found.push(...faults.map((fault) => `${path} at ${width} px, ${fault}`));
    };
    await goTo(path, path === notFound ? 404 : 200);
    await check(390, 'normal');
    if (pagesAtWideWidth.includes(path)) await check(1280, 'normal');
    if (pagesWithForcedColours.includes(path)) await check(1280, 'forced');
  }
  return found;
}

test('axe finds no violation on any page at 390 px, in any layout at 1280 px, and in any drawing or control with forced colours', async () => {
  expect(await checkPages()).toEqual([]);
}, 300_000);
