import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { isOnTop } from '../support/page/appearances';
import { holdAnimations, holdTimers } from '../support/page/clock';
import { fillLead, leads, sendLead, submit } from '../support/page/leads';

const { visit } = startJourney();

const calm = [{ name: 'prefers-reduced-motion', value: 'reduce' }];
const sheet = 'main [data-sewn]';
const toast = '[role="region"] li';

/** Pauses the animations at `time` (ms). Returns how much of the dashed line is undrawn, and the needle's position. */
const sewnAt = (page: Page, time: number) =>
  page.$eval(
    sheet,
    (element, now) => {
      for (const animation of element.getAnimations({ subtree: true })) {
        animation.pause();
        animation.currentTime = now;
      }
      const [seam, needle] = element.querySelectorAll('[pathLength], svg + i');
      const { x, y } = needle!.getBoundingClientRect();
      return { rest: Number.parseFloat(getComputedStyle(seam!).strokeDashoffset), x, y };
    },
    time,
  );

test('an animated dashed line is drawn once around the confirmation; with reduced motion it is complete at once', async () => {
  const { page, goTo } = await visit();
  await holdAnimations(page);
  await goTo('/contact');
  await sendLead(page, 'contactPage');
  await page.waitForSelector(sheet);

  const early = await sewnAt(page, 150);
  const late = await sewnAt(page, 450);
  const end = await sewnAt(page, 600);
  expect(early.rest).toBeGreaterThan(late.rest);
  expect(late.rest).toBeGreaterThan(0);
  expect(end.rest).toBe(0);
  expect(Math.hypot(late.x - early.x, late.y - early.y)).toBeGreaterThan(200);

  await page.emulateMediaFeatures(calm);
  expect(
    await page.$eval(sheet, (element) => element.getAnimations({ subtree: true }).length),
  ).toBe(0);
  expect((await sewnAt(page, 0)).rest).toBe(0);
});

/** Runs in the page: returns the confirmation's visible text, its height (px) and the number of visible controls. */
function readPrinted(element: Element) {
  const isPrinted = (part: Element) => part.checkVisibility({ visibilityProperty: true });
  return {
    words: isPrinted(element) ? (element as HTMLElement).innerText : '',
    height: element.parentElement!.getBoundingClientRect().height,
    controls: [...element.parentElement!.querySelectorAll('input, button')].filter(isPrinted)
      .length,
  };
}

test.each(['contactPage', 'contactSection'] as const)(
  '%s: on a phone the button of the confirmation is on the screen, and neither header nor toast covers it',
  async (name) => {
    const { page, goTo } = await visit({ width: 390, height: 844 });
    await page.emulateMediaFeatures(calm);
    await goTo(leads[name].path);
    // Stops the page's timers, so that the toast stays open.
    await holdTimers(page);
    await sendLead(page, name);
    await page.waitForSelector(sheet);
    await page.waitForSelector(toast, { visible: true });
    expect(await isOnTop(page, `${sheet} button`)).toBe(true);
  },
);

test('at 820 px the words beside the form stay where they are when the confirmation replaces the form; a print has the confirmation without form and buttons', async () => {
  const { page, goTo } = await visit({ width: 820, height: 1800 });
  await page.emulateMediaFeatures(calm);
  await goTo('/contact');
  const place = () => page.$eval('h1', (title) => title.getBoundingClientRect().top);
  await fillLead(page, 'contactPage');
  const before = await place();
  await submit(page, 'contactPage');
  await page.waitForSelector(sheet);
  expect(await place()).toBe(before);

  await page.setViewport({ width: 793, height: 900 });
  await page.emulateMediaType('print');
  const printed = await page.$eval(sheet, readPrinted);
  expect(printed.words).toMatch(/Message Sent!\s+Thank you for your message\./);
  expect(printed.height).toBeLessThan(300);
  expect(printed.controls).toBe(0);
});
