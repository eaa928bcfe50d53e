import { prepareAxe, type Colours } from '../support/checks/axe';
import { startJourney } from '../support/journey';
import { routes } from '../support/routes';

const { visit } = startJourney();

const notFound = '/no-such-page';

async function checkPages(): Promise<string[]> {
  const { page, goTo } = await visit({ expectedErrors: [/404/] });
  const runAxe = await prepareAxe(page);
  const found: string[] = [];
  for (const path of [...routes, notFound]) {
    const check = async (width: number, colours: Colours) => {
      await page.setViewport({ width, height: 850 });
      found.push(...(await runAxe(colours)).map((fault) => `${path} at ${width} px, ${fault}`));
    };
    await goTo(path, path === notFound ? 404 : 200);
    await check(1280, 'normal');
    await check(390, 'normal');
    await check(1280, 'forced');
  }
  return found;
}

test('axe finds no violation on any page at 1280 and 390 px, in normal and forced colours', async () => {
  expect(await checkPages()).toEqual([]);
}, 300_000);
