import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { holdAnimations } from '../support/page/clock';
import { press } from '../support/page/forms';
import { fillLead, sendLead, submit } from '../support/page/leads';

const { visit } = startJourney();

const calm = [{ name: 'prefers-reduced-motion', value: 'reduce' }];
const sheet = 'main [data-sewn]';

const heightOf = (page: Page, name: 'contactPage' | 'contactSection') =>
  page.$eval(`${name === 'contactPage' ? 'main' : '#contact'} form`, (form) =>
    Math.round(form.parentElement!.getBoundingClientRect().height),
  );

/** Returns how much of the seam is not yet drawn and where the needle is, `time` ms into the animation. */
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

test.each(['contactPage', 'contactSection'] as const)(
  '%s: an animated seam is drawn once around the confirmation',
  async (name) => {
    const { page, goTo } = await visit();
    await holdAnimations(page);
    await goTo(name === 'contactPage' ? '/contact' : '/');
    await sendLead(page, name);
    await page.waitForSelector(sheet);

    const early = await sewnAt(page, 150);
    const late = await sewnAt(page, 450);
    const end = await sewnAt(page, 600);
    expect(early.rest).toBeGreaterThan(late.rest);
    expect(late.rest).toBeGreaterThan(0);
    expect(end.rest).toBe(0);
    expect(Math.hypot(late.x - early.x, late.y - early.y)).toBeGreaterThan(200);
  },
);

test.each(
  (['contactPage', 'contactSection'] as const).flatMap((name) =>
    [1200, 1440, 1920].map((width) => [name, width] as const),
  ),
)(
  '%s: at %i px the card of the confirmation is about 500 px high, starts below the header and ends in its section',
  async (name, width) => {
    const { page, goTo } = await visit({ width, height: 900 });
    await page.emulateMediaFeatures(calm);
    await goTo(name === 'contactPage' ? '/contact' : '/');
    await sendLead(page, name);
    const confirmation = await page.waitForSelector(sheet);
    const places = await confirmation!.evaluate((element) => {
      const boxOf = (part: Element) => part.getBoundingClientRect();
      const { top, bottom } = boxOf(element.closest('[data-island]')!.parentElement!);
      return {
        header: boxOf(document.querySelector('header')!).bottom,
        top,
        bottom,
        section: boxOf(element.closest('section')!).bottom,
      };
    });
    expect(Math.abs(places.bottom - places.top - 500)).toBeLessThan(20);
    expect(places.top).toBeGreaterThan(places.header);
    expect(places.bottom).toBeLessThan(places.section);
  },
);

test.each(['contactPage', 'contactSection'] as const)(
  '%s: on a small phone neither the header nor the toast covers the check mark or the button of the confirmation',
  async (name) => {
    const { page, goTo } = await visit({ width: 320, height: 568 });
    await page.emulateMediaFeatures(calm);
    await goTo(name === 'contactPage' ? '/contact' : '/');
    await sendLead(page, name);
    const sign = await page.waitForSelector(`${sheet} > span`);
    await page.waitForSelector('[role="region"] li', { visible: true });
    const places = await sign!.evaluate((element) => ({
      header: document.querySelector('header')!.getBoundingClientRect().bottom,
      top: element.getBoundingClientRect().top,
      button: element.parentElement!.querySelector('button')!.getBoundingClientRect().bottom,
      toast: document.querySelector('[role="region"] li')!.getBoundingClientRect().top,
    }));
    expect(places.top).toBeGreaterThan(places.header + 8);
    expect(places.button).toBeLessThan(places.toast);
  },
);

test.each(
  (['contactPage', 'contactSection'] as const).flatMap((name) =>
    [390, 820, 1024].map((width) => [name, width] as const),
  ),
)(
  '%s: at %i px the confirmation is as high as its words, starts below the header, and ends above the toast',
  async (name, width) => {
    const { page, goTo } = await visit({ width, height: 844 });
    await page.emulateMediaFeatures(calm);
    await goTo(name === 'contactPage' ? '/contact' : '/');
    const before = await heightOf(page, name);
    await sendLead(page, name);
    await page.waitForSelector('[role="region"] li', { visible: true });
    const places = await page.$eval(sheet, (element) => {
      const boxOf = (part: Element) => part.getBoundingClientRect();
      const { top, bottom } = boxOf(element);
      return {
        header: boxOf(document.querySelector('header')!).bottom,
        top,
        bottom,
        words:
          boxOf(element.querySelector('button')!).bottom -
          boxOf(element.querySelector(':scope > span')!).top,
        toast: boxOf(document.querySelector('[role="region"] li')!).top,
      };
    });
    expect(places.bottom - places.top - places.words).toBeLessThan(64);
    expect(places.top).toBeGreaterThan(places.header);
    expect(places.bottom).toBeLessThan(places.toast);

    await press(page, 'Send another message', 'main');
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'firstName');
    expect(await heightOf(page, name)).toBe(before);
  },
);

test("with reduced motion the confirmation's seam is complete at once", async () => {
  const { page, goTo } = await visit();
  await page.emulateMediaFeatures(calm);
  await goTo('/contact');
  await sendLead(page, 'contactPage');
  await page.waitForSelector(sheet);

  expect(
    await page.$eval(sheet, (element) => element.getAnimations({ subtree: true }).length),
  ).toBe(0);
  expect((await sewnAt(page, 0)).rest).toBe(0);
});

test.each(['contactPage', 'contactSection'] as const)(
  '%s: a visitor who prints the page after sending gets the confirmation, without form and buttons',
  async (name) => {
    const { page, goTo } = await visit({ width: 793 });
    await goTo(name === 'contactPage' ? '/contact' : '/');
    await sendLead(page, name);
    await page.waitForSelector(sheet);
    await page.emulateMediaType('print');
    const printed = await page.$eval(sheet, (element) => {
      const isPrinted = (part: Element) => part.checkVisibility({ visibilityProperty: true });
      return {
        words: isPrinted(element) ? (element as HTMLElement).innerText : '',
        height: element.parentElement!.getBoundingClientRect().height,
        controls: [...element.parentElement!.querySelectorAll('input, button')].filter(isPrinted)
          .length,
      };
    });
    expect(printed.words).toMatch(/Message Sent!\s+Thank you for your message\./);
    expect(printed.height).toBeLessThan(300);
    expect(printed.controls).toBe(0);
  },
);

test('at 820 px the words beside the form stay where they are when the confirmation replaces the form', async () => {
  const { page, goTo } = await visit({ width: 820, height: 1280 });
  await page.emulateMediaFeatures(calm);
  await goTo('/contact');
  const place = () => page.$eval('h1', (title) => title.getBoundingClientRect().top);
  await fillLead(page, 'contactPage');
  const before = await place();
  await submit(page, 'contactPage');
  await page.waitForSelector(sheet);
  expect(await place()).toBe(before);
});
