import { persistentLosses, turnRightToLeft } from '../support/checks/losses';
import { startJourney } from '../support/journey';
import { press } from '../support/page/forms';
import { dialog } from '../support/page/leads';

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
      // The dropdown's first link overlaps the button horizontally.
      isBelow: first.right > button.left && first.left < button.right,
      isOnScreen: first.left >= 0 && first.right <= innerWidth,
    };
  });
  expect(places).toEqual({ isBrandFirst: true, isBelow: true, isOnScreen: true });
});

test.each([1280, 390])(
  'a right-to-left dialog with errors has no text off the screen or clipped at %i px',
  async (width) => {
    const { page, goTo } = await visit({ width });
    await goTo('/about');
    await page.evaluate(turnRightToLeft);
    const isOnPhone = width < 900;
    if (isOnPhone) await press(page, 'Open menu');
    await press(page, 'Full Discovery', isOnPhone ? '#site-menu' : 'header');
    await page.waitForSelector(dialog, { visible: true });
    await press(page, 'Request Discovery', dialog);
    await page.waitForSelector(`${dialog} [aria-invalid="true"]`);
    expect(await persistentLosses(page)).toEqual([]);
  },
);

test.each(['/', '/careers', '/products'])(
  'on the right-to-left page %s the arrows of links point to the left',
  async (path) => {
    const { page, goTo } = await visit();
    await goTo(path);
    await page.evaluate(turnRightToLeft);
    const arrows = await page.$$eval('main a', (links) =>
      links
        .flatMap((link) => [...link.querySelectorAll('[aria-hidden=true]')])
        .filter(({ textContent }) => textContent === '→')
        .map((arrow) => {
          const { display, scale } = getComputedStyle(arrow);
          return `${display} ${scale}`;
        }),
    );
    expect(new Set(arrows)).toEqual(new Set(['inline-block -1 1']));
  },
);
