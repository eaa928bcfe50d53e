import { setTimeout as pause } from 'node:timers/promises';
import { startJourney } from '../support/journey';
import { storeScore } from '../support/page/challenge';
import { dialog } from '../support/page/leads';

const { visit } = startJourney();

test('the challenge does not open while the visitor has the menu open', async () => {
  const { page, goTo } = await visit({ isFirstVisit: true, width: 390 });
  await goTo('/');
  // A click would delay the quiz, so the test opens the menu by script.
  await page.$eval('#site-menu', (menu) => (menu as HTMLElement).showPopover());
  // It would open after 3 s.
  await pause(4_000);
  expect(await page.$(dialog)).toBeNull();
  expect(await page.$eval('#site-menu', (menu) => menu.checkVisibility())).toBe(true);
});

test('at 820 and 320 px the answers keep their height when the visitor chooses one, and at 820 px their place', async () => {
  const { page, goTo } = await visit({ prepare: storeScore });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  for (const width of [820, 320]) {
    await page.setViewport({ width, height: 900 });
    await goTo('/');
    await (await page.waitForSelector('main button[aria-label^="340 points"]'))!.click();
    const answer = `${dialog} [aria-pressed]`;
    await page.waitForSelector(answer);
    const boxOf = () =>
      page.$eval(answer, (button) => {
        const { top, height } = button.getBoundingClientRect();
        return { top, height };
      });
    const before = await boxOf();
    await page.click(answer);
    await page.waitForSelector(`${dialog} ::-p-text(Badge earned)`);
    const after = await boxOf();
    expect(after.height).toBe(before.height);
    if (width === 820) expect(after.top).toBe(before.top);
  }
});
