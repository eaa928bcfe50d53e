import { startJourney } from '../support/journey';
import { waitForPath, fadeSlowly } from '../support/page/history';

const { visit } = startJourney();

test('a view transition that the browser skips causes no uncaught error, while another rejected promise does', async () => {
  const { page, goTo } = await visit({ expectedErrors: [/The page went wrong/] });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await goTo('/about');
  await page.evaluate(async () => {
    // A second transition makes the browser skip the first and reject its promise. No code handles that rejection.
    void document.startViewTransition().ready;
    await document.startViewTransition().finished;
  });
  const isTold = new Promise((resolve) => page.once('pageerror', resolve));
  await page.evaluate(() => void Promise.reject(new DOMException('The page went wrong')));
  await isTold;
  expect(errors).toEqual([expect.stringContaining('The page went wrong')]);
});

test.each([
  ['ends', true],
  ['only starts', false],
])('a press that %s while a page fades in opens the menu', async (_, isWhole) => {
  const { page, goTo } = await visit({ width: 390, height: 844 });
  await goTo('/pricing');
  await fadeSlowly(page);
  const { x, y } = (await (await page.$('[popovertarget="site-menu"]'))!.clickablePoint())!;
  await page.mouse.move(x, y);
  await page.mouse.down();
  if (!isWhole) {
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await waitForPath(page, '/pricing');
  }
  await page.mouse.up();
  await page.waitForSelector('#site-menu:popover-open');
});
