import { turnRightToLeft } from '../support/checks/losses';
import { startJourney } from '../support/journey';
import { press } from '../support/page/forms';

const { visit } = startJourney();

test('a right-to-left header starts with the logo at the right, and a dropdown opens below its button', async () => {
  const { page, goTo } = await visit();
  await goTo('/about');
  await page.evaluate(turnRightToLeft);
  await press(page, 'Products', 'header');
  const panel = await page.waitForSelector('#nav-products', { visible: true });
  const places = await panel!.evaluate((element) => {
    const button = element.previousElementSibling!.getBoundingClientRect();
    const first = element.querySelector('a')!.getBoundingClientRect();
    const brand = document.querySelector('header a')!.getBoundingClientRect();
    return {
      isBrandFirst: brand.left > button.right,
      isBelow: first.right > button.left && first.left < button.right,
      isOnScreen: first.left >= 0 && first.right <= innerWidth,
    };
  });
  expect(places).toEqual({ isBrandFirst: true, isBelow: true, isOnScreen: true });
});

test('on right-to-left pages the arrows of links point to the left', async () => {
  const { page, goTo } = await visit();
  await goTo('/');
  await page.evaluate(turnRightToLeft);
  const arrows = await page.$$eval('main a svg:has([d^="M4 12h16"])', (drawings) =>
    drawings.map((arrow) => getComputedStyle(arrow).scale),
  );
  expect([...new Set(arrows)]).toEqual(['-1 1']);
});
