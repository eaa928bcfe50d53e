import type { Page } from 'puppeteer';
import { prepareAxe } from '../support/checks/axe';
import { prepared, startDemoJourney } from '../support/demo';
import { holdTimers } from '../support/page/clock';
import { fillLead, leads, submit } from '../support/page/leads';
import { expectToast } from '../support/page/toasts';

const { visit } = startDemoJourney();

const result = '::-p-text(Many of your customers seem to ask the same things)';

/** Returns the visible parts of the scan's result that another element covers. */
const coveredParts = (page: Page) =>
  page.$$eval('[data-results] :is(h3, p, h4, a)', (parts) =>
    parts.flatMap((part) => {
      const { left, top, bottom, height } = part.getBoundingClientRect();
      // Skips parts without a height, because some are only printed, and some have no text yet.
      if (height === 0) return [];
      const y = (top + bottom) / 2;
      if (y > innerHeight - 60) return [];
      const hit = document.elementFromPoint(left + 5, y);
      return hit === part || part.contains(hit) ? [] : [part.textContent];
    }),
  );

declare global {
  interface Window {
    /** The lines of the scan's progress, with the time of each (`performance.now`, in ms). */
    seen: { at: number; text: string; isInSight: boolean }[];
  }
}

test('at 1280, 820 and 390 px a scan shows its steps for at least two seconds, names the customer, and no element covers its result', async () => {
  const { page, goTo } = await visit({ height: 800 });
  await goTo(prepared);
  await page.waitForSelector('[data-demo=ribbon]');
  // Records the lines in the page, because a line may disappear before the test queries it.
  await page.evaluate(() => {
    const place = document.querySelector('[data-findings]')!;
    const recordLine = () => {
      const { top, bottom } = place.getBoundingClientRect();
      const isInSight = top > 0 && Math.min(bottom, innerHeight) - top > 100;
      window.seen.push({ at: performance.now(), text: place.textContent!, isInSight });
    };
    new MutationObserver(recordLine).observe(place, { childList: true, subtree: true });
  });
  for (const width of [1280, 820, 390]) {
    await page.setViewport({ width, height: 800 });
    await page.evaluate(() => {
      window.seen = [];
      scrollTo({ top: 0, behavior: 'instant' });
    });
    await submit(page, 'scan');
    await page.waitForSelector('#ai-scan-section form[data-busy]');
    await page.waitForSelector('#ai-scan-section form:not([data-busy])');
    await expectToast(page, ...leads.scan.success);
    await page.waitForSelector(`#ai-scan-section ${result}`);
    await page.waitForFunction(
      () => {
        const shown = document.querySelector('[data-results] h3');
        const { top } = shown!.getBoundingClientRect();
        return top > 60 && top < 240;
      },
      { timeout: 5_000 },
    );
    expect([width, await coveredParts(page)]).toEqual([width, []]);
    const seen = await page.evaluate(() => window.seen);
    const took = seen.at(-1)!.at - seen[0]!.at;
    expect(took).toBeGreaterThan(2_000);
    expect(took).toBeLessThan(5_000);
    // At least four records have text, so the scan showed at least four lines.
    expect(seen.filter(({ text }) => text !== '').length).toBeGreaterThanOrEqual(4);
    for (const words of ['Bakkerij De Vries', 'Voice Agent']) {
      const line = seen.findLast(({ text }) => text.includes(words));
      expect([width, line]).toMatchObject([width, { isInSight: true }]);
    }
    expect(seen.at(-1)!.text).toBe('');
  }
});

test('axe finds no violation during a scan', async () => {
  const { page, goTo } = await visit({ height: 800 });
  const runAxe = await prepareAxe(page);
  await goTo('/');
  await page.waitForSelector('[data-demo=ribbon]');
  await fillLead(page, 'scan');
  // Stops the page's timers, so that the scan is still running when axe finishes.
  const pass = await holdTimers(page);
  await submit(page, 'scan');
  const running = '#ai-scan-section form[data-busy]';
  await page.waitForSelector(`${running} ::-p-text(Measuring bakkerij.example)`);
  await page.waitForSelector('[data-demo=scan]');
  expect(await runAxe('normal', running)).toEqual([]);
  await page.waitForSelector('[data-demo=scan]');
  await pass(5_000);
  await expectToast(page, ...leads.scan.success);
});
