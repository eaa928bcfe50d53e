import type { Page } from 'puppeteer';
import { prepared, startDemoJourney } from '../support/demo';
import { press } from '../support/page/forms';
import { leads, submit } from '../support/page/leads';
import { expectToast } from '../support/page/toasts';

const { visit } = startDemoJourney();

const result = '::-p-text(Many of your customers seem to ask the same things)';

/** Returns the visible parts of the scan's result that another element covers. */
const coveredParts = (page: Page) =>
  page.$$eval('[data-results] :is(h3, p, h4, a, button)', (parts) =>
    parts.flatMap((part) => {
      const { left, top, bottom, height } = part.getBoundingClientRect();
      // Parts without a height are only printed, or have no text yet.
      if (height === 0) return [];
      const y = (top + bottom) / 2;
      if (y > innerHeight - 60) return [];
      const hit = document.elementFromPoint(left + 5, y);
      return hit === part || part.contains(hit) ? [] : [part.textContent];
    }),
  );

test('at 1280 and 390 px a scan takes at least two seconds, and no element covers its result', async () => {
  const { page, goTo } = await visit({ height: 800 });
  await goTo(prepared.replace('bakkerijdevries.nl', 'woonboulevardamsterdam.com'));
  // Opens and closes the console, which must not cover the result while closed.
  await press(page, 'Demo console', '[data-demo=ribbon]');
  await press(page, 'Close demo console', '#demo-console');
  for (const width of [1280, 390]) {
    await page.setViewport({ width, height: 800 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const start = Date.now();
    await submit(page, 'scan');
    await page.waitForSelector('#ai-scan-section form[data-busy]');
    await page.waitForSelector('#ai-scan-section form:not([data-busy])');
    expect(Date.now() - start).toBeGreaterThan(2_000);
    await expectToast(page, ...leads.scan.success);
    await page.waitForSelector(`#ai-scan-section ${result}`);
    await page.waitForFunction(
      () => {
        const shown = document.querySelector('[data-results] h3');
        const { top } = shown!.getBoundingClientRect();
        // On a phone the toast must be above the result.
        return top > 60 && top < 320;
      },
      { timeout: 5_000 },
    );
    expect([width, await coveredParts(page)]).toEqual([width, []]);
    // On a phone the name of this website needs two lines.
    if (width === 1280)
      expect(
        await page.$$eval('[data-results] h3 > span', (lines) =>
          lines.map((line) =>
            Math.round(line.clientHeight / parseFloat(getComputedStyle(line).fontSize)),
          ),
        ),
      ).toEqual([1, 1]);
  }
});
