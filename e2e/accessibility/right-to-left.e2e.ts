import { turnRightToLeft } from '../support/checks/losses';
import { startJourney } from '../support/journey';

const { visit } = startJourney();

test('on right-to-left pages the arrows of links point to the left', async () => {
  const { page, goTo } = await visit();
  await goTo('/');
  await page.evaluate(turnRightToLeft);
  const arrows = await page.$$eval('main a svg:has([d^="M4 12h16"])', (drawings) =>
    drawings.map((arrow) => getComputedStyle(arrow).scale),
  );
  expect([...new Set(arrows)]).toEqual(['-1 1']);
});
