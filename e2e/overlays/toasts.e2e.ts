import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { isOnTop } from '../support/page/appearances';
import { holdTimers } from '../support/page/clock';
import { press } from '../support/page/forms';
import { dialog, openDialog, sendLead } from '../support/page/leads';
import { intercept, isCall } from '../support/page/requests';

const { visit } = startJourney();

const toast = '[role="region"][aria-label="Notifications (F8)"] li';
/** Submits the empty contact form of the home page. Resolves when its toast appears. */
async function showToast(page: Page) {
  await press(page, 'Send Message', '#contact');
  await page.waitForSelector(toast, { visible: true });
}

const count = (page: Page) => page.$$eval(toast, (items) => items.length);
const isGone = (page: Page) => page.waitForSelector(toast, { hidden: true });

/** Waits until the toast has stopped sliding in. A swipe that starts earlier would miss it. */
const standsStill = (page: Page) =>
  page.$eval(toast, (item) => Promise.all(item.getAnimations().map(({ finished }) => finished)));

async function swipe(page: Page, distance: number) {
  await standsStill(page);
  const { x, y } = await (await page.$(toast))!.clickablePoint();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance, y, { steps: 8 });
  await page.mouse.up();
}

const isFocusInRegion = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.closest('[role="region"]') !== null);

test('a swipe of more than 50 px to the right dismisses a toast, a shorter swipe or a swipe to the left does not', async () => {
  const { page, goTo } = await visit();
  await goTo('/');
  await holdTimers(page);
  await showToast(page);
  for (const distance of [40, -60]) {
    await swipe(page, distance);
    await standsStill(page);
    expect(await count(page)).toBe(1);
  }
  await swipe(page, 60);
  await isGone(page);
});

/** Returns the positions (px) of the toast's left, right and lower edges. */
const placeOf = async (page: Page) => {
  await standsStill(page);
  return page.$eval(toast, (item) => {
    const { left, right, bottom } = item.getBoundingClientRect();
    return { left, right, bottom };
  });
};

const pressMenu = (page: Page) => page.click('[popovertarget="site-menu"]');

test('at every width a toast has the same place over a page, a phone menu and a dialog; over menu and dialog it is in front and usable', async () => {
  const { page, goTo } = await visit({ height: 844 });
  const resize = (width: number) => page.setViewport({ width, height: 844 });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await goTo('/');
  // Stops the page's timers, so that the toast stays open.
  await holdTimers(page);
  await showToast(page);
  for (const width of [1440, 820, 390]) {
    await resize(width);
    const place = await placeOf(page);
    if (width < 900) {
      await pressMenu(page);
      await page.waitForSelector('#site-menu:popover-open');
      expect(await isOnTop(page, toast)).toBe(true);
      expect(await placeOf(page)).toEqual(place);
      await pressMenu(page);
    }
    await openDialog(page, 'Full Discovery');
    expect(await count(page)).toBe(1);
    expect(await isOnTop(page, toast)).toBe(true);
    expect(await placeOf(page)).toEqual(place);
    expect(await page.$(`:is([aria-hidden="true"], [inert]) ${toast}`)).toBeNull();
    await page.keyboard.press('F8');
    await isFocusInRegion(page);
    if (width === 390) {
      const submit = await page.$eval(
        `${dialog} [type=submit]`,
        (button) => button.getBoundingClientRect().top,
      );
      expect(place.bottom).toBeLessThan(submit);
    } else {
      await press(page, 'Close', dialog);
      await page.waitForSelector(dialog, { hidden: true });
    }
  }
  await press(page, 'Dismiss notification');
  await isGone(page);
  expect(await page.$(dialog)).not.toBeNull();
});

test('on a phone the keyboard scrolls a long error text inside its toast, and the button of the toast stays usable', async () => {
  const { page, goTo } = await visit({
    width: 320,
    height: 640,
    expectedErrors: [/500/, /failed/],
  });
  await intercept(page, (request) =>
    isCall(request)
      ? request.respond({
          status: 500,
          contentType: 'application/problem+json',
          body: JSON.stringify({ detail: 'The address is unknown. '.repeat(67) }),
        })
      : undefined,
  );
  await goTo('/contact');
  await holdTimers(page);
  await sendLead(page, 'contactPage');
  await page.waitForSelector(toast, { visible: true });
  const text = `${toast} [tabindex]:not(button)`;
  await standsStill(page);
  const { height } = (await (await page.$(toast))!.boundingBox())!;
  expect(height).toBeLessThan(640 * 0.45);
  await page.$eval(text, (element) => element.scrollTo(0, 0));
  await page.keyboard.press('F8');
  await isFocusInRegion(page);
  while (!(await page.$(`${text}:focus`))) await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await page.waitForFunction(
    (selector) => {
      const { scrollTop, scrollHeight, clientHeight } = document.querySelector(selector)!;
      return scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
    },
    {},
    text,
  );
  expect(await isOnTop(page, `${toast} button`)).toBe(true);
  await press(page, 'Dismiss notification');
  await isGone(page);
});
