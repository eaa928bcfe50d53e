import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { press } from '../support/page/forms';
import { dialog, openDialog, sendLead } from '../support/page/leads';
import { intercept, isCall } from '../support/page/requests';

const { visit } = startJourney();

const toast = '[role="region"][aria-label="Notifications (F8)"] li';
/** Milliseconds by which the measured lifetime of a toast may differ from 5,000 ms on a busy machine. */
const tolerance = 700;

/** Opens the home page and submits the empty contact form. Resolves when its toast appears. */
async function openWithToast(width = 1280, path = '/') {
  const opened = await visit({ width, height: 844 });
  await opened.goTo(path);
  await press(opened.page, 'Send Message', '#contact');
  await opened.page.waitForSelector(toast, { visible: true });
  return opened;
}

const count = (page: Page) => page.$$eval(toast, (items) => items.length);
const isGone = (page: Page) => page.waitForSelector(toast, { hidden: true, timeout: 2_000 });

async function middleOf(page: Page) {
  const box = (await (await page.$(toast))!.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Returns whether the toast is the uppermost element at its centre, so that presses reach it. */
async function isUppermost(page: Page) {
  const { x, y } = await middleOf(page);
  return page.evaluate(
    (left, top, selector) => document.elementFromPoint(left, top)!.closest(selector) !== null,
    x,
    y,
    toast,
  );
}

/** Waits until the toast has stopped sliding in, because a swipe that starts earlier would miss it. */
const standsStill = (page: Page) =>
  page.$eval(toast, (item) => Promise.all(item.getAnimations().map(({ finished }) => finished)));

async function swipe(page: Page, distance: number) {
  await standsStill(page);
  const { x, y } = await middleOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance, y, { steps: 8 });
  await page.mouse.up();
}

test('a toast closes by itself after 5,000 ms', async () => {
  const { page, goTo } = await visit();
  await page.evaluateOnNewDocument((selector) => {
    const life: Record<string, number> = {};
    Object.assign(window, { life });
    new MutationObserver(() => {
      const item = document.querySelector<HTMLElement>(selector);
      if (item?.dataset.state === 'open') life.came ??= performance.now();
      else if (life.came) life.closed ??= performance.now();
    }).observe(document, { childList: true, subtree: true, attributes: true });
  }, toast);
  await goTo('/');
  await press(page, 'Send Message', '#contact');
  // Moves the mouse away, because a pointer over a toast pauses its timer.
  await page.mouse.move(5, 5);
  const lifetime = await page.waitForFunction(
    () => {
      const { came, closed } = (window as unknown as { life: Record<string, number> }).life;
      return came && closed ? closed - came : undefined;
    },
    { timeout: 10_000 },
  );
  const ms = (await lifetime.jsonValue())!;
  expect(ms).toBeGreaterThan(5_000 - tolerance);
  expect(ms).toBeLessThan(5_000 + tolerance);
  await isGone(page);
});

test('a new toast replaces the previous one', async () => {
  const { page } = await openWithToast();
  const button = await page.waitForSelector('#ai-scan-section form [type="submit"]');
  await button!.click();
  await page.waitForSelector(`${toast}::-p-text(Website URL Required)`);
  expect(await count(page)).toBe(1);
  expect(await page.$eval(toast, (item) => item.textContent)).not.toContain('Validation Error');
});

test('a swipe of more than 50 px to the right dismisses a toast; a shorter swipe or a swipe to the left does not', async () => {
  const { page } = await openWithToast();
  for (const distance of [40, -60]) {
    await swipe(page, distance);
    await page.waitForFunction(() => document.getAnimations().length === 0);
    expect(await count(page)).toBe(1);
  }
  await swipe(page, 60);
  await isGone(page);
});

test('F8 moves the focus to the toast, and Escape dismisses it', async () => {
  const { page } = await openWithToast();
  await page.keyboard.press('F8');
  await page.waitForFunction(() => document.activeElement?.closest('[role="region"]') !== null, {
    timeout: 2_000,
  });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await isGone(page);
});

test.each([1280, 390])(
  'at %i px a toast is in front of an open dialog, and mouse, keyboard and screen reader can use it',
  async (width) => {
    const { page } = await openWithToast(width);
    await openDialog(page, 'Full Discovery');
    expect(await count(page)).toBe(1);
    expect(await isUppermost(page)).toBe(true);
    expect(await page.$(`:is([aria-hidden="true"], [inert]) ${toast}`)).toBeNull();
    await page.keyboard.press('F8');
    await page.waitForFunction(() => document.activeElement?.closest('[role="region"]') !== null);
    await press(page, 'Dismiss notification');
    await isGone(page);
    expect(await page.$(dialog)).not.toBeNull();
  },
);

test('a toast is in front of an open phone menu', async () => {
  const { page } = await openWithToast(390);
  await page.click('[popovertarget="site-menu"]');
  await page.waitForSelector('#site-menu:popover-open');
  expect(await isUppermost(page)).toBe(true);
});

/** Returns the positions of the toast's left, right and lower edges. */
const placeOf = async (page: Page) => {
  await standsStill(page);
  return page.$eval(toast, (item) => {
    const { left, right, bottom } = item.getBoundingClientRect();
    return { left, right, bottom };
  });
};

test.each([1440, 820, 390])(
  'at %i px a toast has the same place over a page, a menu, a dialog and the results of a scan',
  async (width) => {
    const { page } = await openWithToast(width);
    const place = await placeOf(page);
    if (width < 900) {
      await page.click('[popovertarget="site-menu"]');
      await page.waitForSelector('#site-menu:popover-open');
      expect(await placeOf(page)).toEqual(place);
      await page.click('[popovertarget="site-menu"]');
    }
    await openDialog(page, 'Full Discovery');
    expect(await placeOf(page)).toEqual(place);
    if (width === 390) {
      const submit = await page.$eval(
        `${dialog} [type=submit]`,
        (button) => button.getBoundingClientRect().top,
      );
      expect(place.bottom).toBeLessThan(submit);
    }

    const { page: withResults } = await openWithToast(width, '/?cut=voice-agents');
    await withResults.waitForSelector('[data-results]');
    expect(await placeOf(withResults)).toEqual(place);
  },
);

test.each([1280, 390, 320])(
  'at %i px the keyboard scrolls a long error text inside its toast, and the button of the toast stays usable',
  async (width) => {
    const { page, goTo } = await visit({ width, height: 640, expectedErrors: [/500/, /failed/] });
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
    await sendLead(page, 'contactPage');
    await page.waitForSelector(toast, { visible: true });
    await standsStill(page);
    const { height } = (await (await page.$(toast))!.boundingBox())!;
    expect(height).toBeLessThan(640 * 0.45);
    await page.keyboard.press('F8');
    await page.waitForFunction(() => document.activeElement?.closest('[role="region"]') !== null);
    const text = `${toast} [tabindex]:not(button)`;
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
    await press(page, 'Dismiss notification');
    await isGone(page);
  },
);
