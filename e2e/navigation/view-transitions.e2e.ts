import { startJourney } from '../support/journey';

const { visit } = startJourney();

test('a transition that the browser gives up is no error of the page; any other rejection is one', async () => {
  const { page, goTo } = await visit({ expectedErrors: [/The page went wrong/] });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await goTo('/about');
  await page.evaluate(async () => {
    // The second gives up the first, whose promise nobody holds.
    void document.startViewTransition().ready;
    await document.startViewTransition().finished;
  });
  const isTold = new Promise((resolve) => page.once('pageerror', resolve));
  await page.evaluate(() => void Promise.reject(new DOMException('The page went wrong')));
  await isTold;
  expect(errors).toEqual([expect.stringContaining('The page went wrong')]);
});
