import type { Page } from 'puppeteer';
import { startDemoJourney } from '../support/demo';
import { press } from '../support/page/forms';
import { dialog, leads, sendLead } from '../support/page/leads';
import { hold, isScript } from '../support/page/requests';
import { expectToast } from '../support/page/toasts';

const { visit } = startDemoJourney();

/** Runs in the page: scrolls to each control in `scope`, and returns those that the demo's ribbon or tour covers. */
function covered(scope: string): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    `${scope} :is(a, button, input, select, textarea)`,
  );
  return [...controls].flatMap((control) => {
    control.scrollIntoView({ block: 'nearest' });
    const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
    const isOnScreen = width > 1 && height > 1 && top >= 0 && bottom <= innerHeight;
    if (!isOnScreen || getComputedStyle(control).visibility === 'hidden') return [];
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit?.closest('[data-demo]') ? [control.textContent || control.outerHTML] : [];
  });
}

const showLast = (page: Page, selector: string) =>
  page.$$eval(selector, (all) => all.at(-1)!.scrollIntoView({ block: 'end' }));

test('during the tour, at 1280, 390 and 320 px, the demo covers no control of the footer or a dialog, and its ribbon stays visible in front of a dialog', async () => {
  const { page, goTo } = await visit();
  const widths = [1280, 390, 320];
  const resize = (width: number) => page.setViewport({ width, height: 640 });
  for (const path of ['/?demo=tour', '/pricing']) {
    await goTo(path);
    await page.waitForSelector('[data-demo=tour]');
  }
  for (const width of widths) {
    await resize(width);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect([width, await page.evaluate(covered, 'footer')]).toEqual([width, []]);
  }
  for (const [name, trigger] of [
    ['free-intake', 'Next'],
    ['discovery', 'Request Discovery'],
  ] as const) {
    await page.$eval(`main [data-dialog=${name}]`, (button) => (button as HTMLElement).click());
    await page.waitForSelector(`${dialog} ::-p-text(${trigger})`);
    for (const width of widths) {
      await resize(width);
      await showLast(page, `${dialog} button`);
      expect([name, width, await page.evaluate(covered, dialog)]).toEqual([name, width, []]);
      const lowest = await page.$$eval(`${dialog} button`, (all) =>
        Math.max(...all.map((button) => button.getBoundingClientRect().bottom)),
      );
      const edge = await page.$eval(
        '[data-demo=ribbon]',
        (ribbon) => ribbon.getBoundingClientRect().top,
      );
      // Layout positions are fractions of pixels, so one pixel is tolerated.
      expect(lowest).toBeLessThan(edge + 1);
      const isRibbonInFront = await page.$eval('[data-demo=ribbon] p', (words) => {
        const { left, bottom } = words.getBoundingClientRect();
        return words.contains(document.elementFromPoint(left + 4, bottom - 4));
      });
      expect([name, width, isRibbonInFront]).toEqual([name, width, true]);
    }
    await press(page, 'Close', dialog);
    await page.waitForSelector(dialog, { hidden: true });
  }
});

test('a lead that is sent before the demo’s code has loaded is also stored on the device', async () => {
  const { page, goTo } = await visit();
  const release = await hold(page, isScript);
  // `goTo` resolves after the load event, which waits for the held scripts.
  const loaded = goTo('/contact');
  await page.waitForSelector('footer');
  await sendLead(page, 'contactPage');
  await page.waitForSelector('[aria-busy="true"]');
  expect(await page.$('[data-demo]')).toBeNull();
  release();
  await loaded;
  await expectToast(page, ...leads.contactPage.success);
  const stored = await page.evaluate(() => localStorage.getItem('demoSubmissions')!);
  expect(JSON.parse(stored)).toMatchObject({ contact: [{ firstName: 'Łukasz' }] });
});
