import { press } from './support/forms';
import { startJourney } from './support/journey';
import { becomesLive } from './support/requests';

const { visit } = startJourney();

test('an error inside a section leaves the rest of the page, which still works', async () => {
  const { page, goTo } = await visit({
    expectedErrors: [/Broken on purpose/],
  });
  await goTo('/pricing');
  await becomesLive(page);
  // The plans are written anew when the period changes.
  await page.evaluate(() => {
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get: () => (amount: number) => {
        if (amount === 1_430) throw new Error('Broken on purpose');
        return `${amount}`;
      },
    });
  });
  await page.click('[role="switch"]');

  await page.waitForSelector('main section [role="alert"]::-p-text(This part of the page)');
  const headings = await page.$$eval('h1, h2, h3', (all) => all.map((each) => each.textContent));
  expect(headings).toEqual(expect.arrayContaining(['Business', 'Enterprise', 'Voice Agent']));
  expect(headings).not.toContain('Pro');
  await page.click('[role="switch"][aria-checked="true"]');
  await page.waitForSelector('[role="switch"][aria-checked="false"]');
  await press(page, 'Full Discovery', 'header');
  await page.waitForSelector('::-p-aria([name="Full Discovery"][role="dialog"])');
});
