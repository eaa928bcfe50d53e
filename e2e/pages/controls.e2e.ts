import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { press } from '../support/page/forms';
import { dialog } from '../support/page/leads';

const { site, visit } = startJourney();

const discovery = 'main [data-dialog="discovery"]';

/** Clicks the button with this index that opens the Discovery dialog, and then closes the dialog. */
async function openAndClose(page: Page, place: number) {
  await page.$$eval(discovery, (all, index) => (all[index] as HTMLElement).click(), place);
  await page.waitForSelector('::-p-aria([name="Full Discovery"][role="dialog"])');
  await page.keyboard.press('Escape');
  await page.waitForFunction((selector) => !document.querySelector(selector), {}, dialog);
}

// This test clicks on one page. facts.e2e.ts checks that all controls that name Discovery have this `data-dialog`.
test('a press on each control of a page that leads to Discovery opens its dialog', async () => {
  const { page, goTo } = await visit();
  await goTo('/products/voice-agents');
  const count = (await page.$$(discovery)).length;
  expect(count).toBeGreaterThanOrEqual(2);
  for (let place = 0; place < count; place += 1) await openAndClose(page, place);
});

test('the inert buttons of two services have no effect', async () => {
  const { page, goTo } = await visit();
  for (const [path, names] of [
    ['/services/implementation-training', ['Training Program', 'View Case Studies']],
    ['/services/maintenance-workshops', ['Workshop Calendar', 'Request Information']],
  ] as const) {
    await goTo(path);
    // First opens and closes a dialog, to show that the buttons of this page work.
    await openAndClose(page, 0);
    const state = () =>
      page.evaluate(() => ({
        words: document.body.innerText,
        panels: document.querySelectorAll('[role=dialog], :popover-open').length,
        visits: history.length,
        address: location.href,
      }));
    const before = await state();
    for (const name of names) await press(page, name, 'main');

    expect(await state()).toEqual(before);
    expect(before).toMatchObject({ panels: 0, address: site.origin + path });
  }
});
