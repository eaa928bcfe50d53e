import { startJourney } from '../support/journey';
import { press } from '../support/page/forms';
import { hydrates } from '../support/page/requests';

const { visit } = startJourney();

test('when an island (a part that React hydrates) throws, an error message replaces it, and the rest of the page works', async () => {
  const { page, goTo } = await visit({ expectedErrors: [/Broken on purpose/] });
  await goTo('/pricing');
  await page.hover('[role="switch"]');
  await hydrates(page, 'plans');
  // Makes every later formatting of a price throw. A change of the billing period formats all prices again.
  await page.evaluate(() => {
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get: () => () => {
        throw new Error('Broken on purpose');
      },
    });
  });
  await page.click('[role="switch"]');

  await page.waitForSelector(
    '[data-island="plans"] [role="alert"]::-p-text(This part stopped working)',
    { visible: true },
  );
  expect(await page.$$('main [role="alert"]')).toHaveLength(1);
  const headings = await page.$$eval('h1, h2, h3', (all) => all.map((each) => each.textContent));
  expect(headings).toEqual(expect.arrayContaining(['Voice Agent', 'Document Tool']));
  expect(headings).not.toContain('Pro');
  await page.hover('header nav [popovertarget="nav-products"]');
  await page.waitForSelector('#nav-products:popover-open');
  await press(page, 'Full Discovery', 'header');
  await page.waitForSelector('::-p-aria([name="Full Discovery"][role="dialog"])');
});
