import type { Page } from 'puppeteer';
import { startDemoJourney } from '../support/demo';
import { press } from '../support/forms';
import { focused } from '../support/keyboard';
import { dialog } from '../support/leads';

const { visit } = startDemoJourney();

/** Waits until the tour is at a stop: says so, has the focus there, and what it speaks of is in sight. */
const waitForStop = (page: Page, number: number) =>
  page.waitForFunction(
    (wanted) => {
      const card = document.querySelector('[data-demo=tour]');
      const [place, ...others] = document.querySelectorAll('[data-demo-stop]');
      if (!card || !place || others.length > 0) return false;
      const { top } = place.getBoundingClientRect();
      return (
        card.textContent!.startsWith(`Stop ${wanted} of 5`) &&
        document.activeElement === card.querySelector('h2') &&
        top > 0 &&
        top < card.getBoundingClientRect().top
      );
    },
    {},
    number,
  );

test.each([1280, 390])(
  'at %i px the tour shows its five stops by arrow keys and by its buttons, and ends with Escape',
  async (width) => {
    const { page, goTo } = await visit({
      width,
      height: 800,
      isFirstVisit: true,
    });
    await goTo('/about?demo=tour');
    await page.waitForFunction(() => location.pathname === '/');
    await waitForStop(page, 1);
    for (const stop of [2, 3]) {
      await page.keyboard.press('ArrowRight');
      await waitForStop(page, stop);
    }
    await page.keyboard.press('ArrowLeft');
    await waitForStop(page, 2);
    for (const stop of [3, 4, 5]) {
      await press(page, 'Next stop', '[data-demo=tour]');
      await waitForStop(page, stop);
    }
    // Nothing comes by itself while somebody speaks.
    expect(await page.evaluate(() => localStorage.getItem('demoSettings'))).toContain('"quiet":{');
    await page.keyboard.press('Escape');
    await page.waitForSelector('[data-demo=tour]', { hidden: true });
    expect((await focused(page)).text).toBe('Demo console');
    expect(await page.$('[data-demo-stop]')).toBeNull();
  },
);

test('the tour leaves the arrow keys to the field, the tabs and the dialog that wait for them', async () => {
  const { page, goTo } = await visit({ height: 800 });
  await goTo('/?demo=tour');
  await waitForStop(page, 1);
  await page.focus('#ai-scan-section [name=url]');
  await page.keyboard.press('ArrowRight');
  await page.focus('#ai-scan-section [role=tab]');
  await page.keyboard.press('ArrowRight');
  await press(page, 'Free Intake', 'header');
  await page.waitForSelector(`${dialog} [name=firstName]`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await page.waitForSelector(dialog, { hidden: true });
  expect(await page.$eval('[data-demo=tour]', (card) => card.textContent)).toMatch(/^Stop 1 of 5/);
});
