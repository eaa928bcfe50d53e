import type { ElementHandle, Page } from 'puppeteer';

/** Waits until assistive technology is told that a button or summary is expanded, or is not. */
export async function expandsTo(page: Page, control: ElementHandle, isExpanded: boolean) {
  const told = async () =>
    (await page.accessibility.snapshot({ root: control, interestingOnly: false }))?.expanded;
  // The browser tells of a change in a task of its own.
  for (let looks = 0; looks < 100; looks += 1) {
    if ((await told()) === isExpanded) return;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  expect(await told()).toBe(isExpanded);
}
