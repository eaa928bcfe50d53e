import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { holdAnimations, holdTimers } from '../support/page/clock';
import { press } from '../support/page/forms';
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

/** Returns the positions (px) of the confirmation, its parts, and the header and toast that could cover them. */
const placesOf = (page: Page) =>
  page.$eval(sheet, (element) => {
    const boxOf = (part: Element) => part.getBoundingClientRect();
    const card = boxOf(element.closest('[data-island]')!.parentElement!);
    const toastBox = boxOf(document.querySelector('[role="region"] li')!);
    return {
      header: boxOf(document.querySelector('header')!).bottom,
      toast: { top: toastBox.top, bottom: toastBox.bottom },
      screen: innerHeight,
      rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      section: boxOf(element.closest('section')!).bottom,
      card: { top: card.top, bottom: card.bottom },
      sewn: { top: boxOf(element).top, bottom: boxOf(element).bottom },
      sign: boxOf(element.querySelector(':scope > span')!).top,
      button: boxOf(element.querySelector('button')!).bottom,
    };
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

const heightOf = (page: Page, scope: string) =>
  page.$eval(`${scope} form`, (form) =>
    Math.round(form.parentElement!.getBoundingClientRect().height),
  );

/** The heights (px) of windows by width. Each width shows another layout of the confirmation. */
const heights = { 390: 844, 820: 844, 1440: 900 };

test.each([
  { name: 'contactPage', widths: [390, 820, 1440] },
  { name: 'contactSection', widths: [390] },
] as const)(
  '$name: at $widths px the confirmation has its height and its place between header, toast and end of the section',
  async ({ name, widths }) => {
    const { path, button } = leads[name];
    const { page, goTo } = await visit();
    await page.emulateMediaFeatures(calm);
    await goTo(path);
    // Stops the page's timers, so that the toast stays open.
    await holdTimers(page);
    const faults: string[] = [];
    for (const width of widths) {
      await page.setViewport({ width, height: heights[width] });
      const before = await heightOf(page, button[1]);
      await sendLead(page, name);
      await page.waitForSelector(sheet);
      await page.waitForSelector(toast, { visible: true });
      const { header, section, card, sewn, ...parts } = await placesOf(page);
      const facts: Record<string, boolean> =
        width < 640
          ? {
              'the sheet starts below the toast': sewn.top >= parts.toast.bottom,
              'the button is on the screen': parts.button <= parts.screen,
            }
          : width < 1200
            ? {
                'the sheet is as high as its words':
                  sewn.bottom - sewn.top - (parts.button - parts.sign) < 64,
                'the sheet starts below the header': sewn.top > header,
                'the sheet ends above the toast': sewn.bottom < parts.toast.top,
              }
            : {
                'the card is about 31 rem high':
                  Math.abs((card.bottom - card.top) / parts.rem - 31.25) < 1.25,
                'the card starts below the header': card.top > header,
                'the card ends in its section': card.bottom < section,
              };
      for (const [fact, isTrue] of Object.entries(facts))
        if (!isTrue) faults.push(`${width} px, not: ${fact}`);

      // The toast may cover the next button.
      await press(page, 'Dismiss notification');
      await page.waitForSelector(toast, { hidden: true });
      await press(page, 'Send another message', 'main');
      await page.waitForFunction(
        () => document.activeElement?.getAttribute('name') === 'firstName',
      );
      const after = await heightOf(page, button[1]);
      if (after !== before) faults.push(`${width} px: the form is ${after - before} px higher`);
    }
    expect(faults).toEqual([]);
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
