import { layoutRules, prepareAxe, type Colours } from '../support/checks/axe';
import { startJourney } from '../support/journey';
import { routesOfAllKinds } from '../support/routes';

const { visit } = startJourney();

const notFound = '/no-such-page';

/** Header and footer are the same on every page, so axe checks them only on the home page. */
const withoutFrame = { include: ['html'], exclude: ['body > header', 'body > footer'] };

/** axe checks these pages also in a wide window and with forced colours, which change the look of some elements. */
const pagesWithDrawings = new Set<string>(['/', '/solutions/hr', '/pricing', '/careers', notFound]);

async function checkPages(): Promise<string[]> {
  const { page, goTo } = await visit({ expectedErrors: [/404/] });
  const runAxe = await prepareAxe(page);
  const found: string[] = [];
  for (const path of [...routesOfAllKinds, notFound]) {
    const check = async (width: number, colours: Colours, rules?: string[]) => {
      await page.setViewport({ width, height: 850 });
      const faults = await runAxe(colours, path === '/' ? 'html' : withoutFrame, rules);
      found.push(...faults.map((fault) => `${path} at ${width} px, ${fault}`));
    };
    await goTo(path, path === notFound ? 404 : 200);
    await check(390, 'normal');
    if (!pagesWithDrawings.has(path)) continue;
    // Only the results of `layoutRules` can depend on the window's width.
    await check(1280, 'normal', layoutRules);
    await check(1280, 'forced');
  }
  return found;
}

test('axe finds no violation on any kind of page at 390 px, and none on pages with each kind of drawing and control at 1280 px, in normal and forced colours', async () => {
  expect(await checkPages()).toEqual([]);
}, 120_000);
