import { prepareAxe, type Colours } from './support/axe';
import { startJourney } from './support/journey';
import { clientRuns } from './support/requests';
import { routes } from './support/routes';

const { visit } = startJourney();

const notFound = '/no-such-page';
const waiting: string[] = [...routes, notFound];

/** Takes pages from the list until it is empty; returns what axe finds on them. */
async function checkPages(): Promise<string[]> {
  const { page, goTo } = await visit({ expectedErrors: [/404/] });
  const look = await prepareAxe(page);
  const found: string[] = [];
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    const check = async (width: number, colours: Colours) => {
      await page.setViewport({ width, height: 850 });
      found.push(...(await look(colours)).map((fault) => `${path} at ${width} px, ${fault}`));
    };
    await goTo(path, path === notFound ? 404 : 200);
    await clientRuns(page);
    await check(1280, 'normal');
    await check(390, 'normal');
    await check(390, 'forced');
    await check(1280, 'forced');
  }
  return found;
}

test('axe finds nothing on any page, wide or narrow, in normal and in forced colours', async () => {
  // Two tabs, as axe keeps a processor busy.
  const found = await Promise.all([checkPages(), checkPages()]);
  expect(found.flat()).toEqual([]);
}, 300_000);
