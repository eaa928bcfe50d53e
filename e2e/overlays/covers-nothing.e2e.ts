import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { isOnTop, twoFrames } from '../support/page/appearances';
import { storeScore, storeSeenChallenge } from '../support/page/challenge';
import { accelerateTimers } from '../support/page/clock';
import { press } from '../support/page/forms';
import { dialog, leads, sendLead } from '../support/page/leads';
import { expectToast } from '../support/page/toasts';

const { visit } = startJourney();

const banner = '[data-banner]';
const toast = '[role="region"] li';
const badge = 'main button[aria-label^="340 points"]';

const calm = [{ name: 'prefers-reduced-motion', value: 'reduce' }];

/**
 * Runs in the page: returns the lines of text that the element covers at any of these scroll positions (px), except for
 * lines that the header covers.
 */
function findCovered(selector: string, positions = [scrollY]): string[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const isSkipped = text.parentElement!.closest(`${selector}, header, [aria-hidden="true"]`);
    if (!isSkipped && text.data.trim() !== '') texts.push(text);
  }
  const range = document.createRange();
  return positions.flatMap((y) => {
    scrollTo({ top: y, behavior: 'instant' });
    const over = document.querySelector(selector)!;
    const { left, right, top, bottom } = over.getBoundingClientRect();
    const header = document.querySelector('header')!.getBoundingClientRect();
    const covered: string[] = [];
    for (const text of texts) {
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        const isBelow =
          line.right > left + 1 &&
          line.left < right - 1 &&
          Math.min(line.bottom, bottom) > Math.max(line.top, top, header.bottom) + 1;
        if (isBelow && text.parentElement!.checkVisibility())
          covered.push(text.data.trim().slice(0, 40));
      }
    }
    return covered;
  });
}

const topOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.getBoundingClientRect().top);

/** Waits until no CSS transition runs, for example after a resize or a change of the banner. */
async function settle(page: Page) {
  await twoFrames(page);
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );
}

test('at 1280 and 320 px the banner covers no text at the top of the page, and its dismissal moves the page back', async () => {
  const { page, goTo } = await visit({ isFirstVisit: true, prepare: storeSeenChallenge });
  await accelerateTimers(page);
  await page.emulateMediaFeatures(calm);
  await goTo('/');
  await page.waitForSelector(banner);
  const sizes = [
    [1280, 900],
    [320, 568],
  ] as const;
  const atEachSize = async (read: () => Promise<number>) => {
    const results: Record<string, number> = {};
    for (const [width, height] of sizes) {
      await page.setViewport({ width, height });
      await settle(page);
      results[`${width} by ${height} px`] = await read();
    }
    return results;
  };
  const spaces = await atEachSize(async () => {
    const header = await page.$eval('header', (bar) => bar.getBoundingClientRect().bottom);
    return (await topOf(page, 'main a[href*="#ai-scan-section"]')) - header;
  });
  expect(Object.entries(spaces).filter(([, space]) => space < 0)).toEqual([]);
  await press(page, 'Dismiss', banner);
  await page.waitForSelector(banner, { hidden: true });
  const after = await atEachSize(() => topOf(page, 'h1'));
  // The visitor has dismissed the banner, so this load shows the page without it. A reload would restore the scroll
  // position.
  await goTo('/');
  expect(after).toEqual(await atEachSize(() => topOf(page, 'h1')));
});

test('the banner does not move a scrolled page; it moves the page down when the visitor scrolls to the top', async () => {
  const firstVisit = { isFirstVisit: true, prepare: storeSeenChallenge };
  const { page, goTo } = await visit({ ...firstVisit, width: 390, height: 844 });
  await page.emulateMediaFeatures(calm);
  await goTo('/');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await twoFrames(page);
  const before = await topOf(page, '#services h2');
  await page.waitForSelector(banner);
  await twoFrames(page);
  expect(await topOf(page, '#services h2')).toBe(before);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForFunction(() => {
    const header = document.querySelector('header')!.getBoundingClientRect();
    const scanLink = document.querySelector('main a[href*="#ai-scan-section"]')!;
    return scanLink.getBoundingClientRect().top >= header.bottom;
  });
});

/** Returns the texts of the selected elements that the toast covers. */
const coveredByToast = (page: Page, selector: string) =>
  page.$eval(
    toast,
    (item, parts) => {
      const over = item.getBoundingClientRect();
      return [...document.querySelectorAll(parts)]
        .filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          const isBeside = right <= over.left || left >= over.right;
          return !isBeside && bottom > over.top && top < over.bottom;
        })
        .map((part) => part.textContent);
    },
    selector,
  );

test('at 390 and 320 px the toast of the intake is above the buttons of the thanks, and covers none and no text', async () => {
  const { page, goTo } = await visit();
  await page.emulateMediaFeatures(calm);
  await goTo(leads.intake.path);
  await sendLead(page, 'intake');
  await expectToast(page, ...leads.intake.success);
  const faults: string[] = [];
  for (const width of [390, 320]) {
    await page.setViewport({ width, height: 844 });
    await settle(page);
    const covered = await coveredByToast(page, `${dialog} :is(h2[tabindex], p, li, button)`);
    faults.push(...covered.map((text) => `${width} px: ${text}`));
    expect(await topOf(page, toast)).toBeGreaterThan(await topOf(page, `${dialog} h2[tabindex]`));
    expect(await topOf(page, toast)).toBeLessThan(await topOf(page, `${dialog} button`));
  }
  expect(faults).toEqual([]);
});

test('the toast of a scan covers no button of the result, at 1440 and 390 px no text of it, and at 1440 px no line of the page', async () => {
  const { page, goTo } = await visit();
  await page.emulateMediaFeatures(calm);
  await goTo('/');
  const faults: string[] = [];
  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewport({ width, height });
    await sendLead(page, 'scan');
    await expectToast(page, ...leads.scan.success);
    const parts = width === 820 ? 'button' : 'h3, p, li, button';
    const covered = await coveredByToast(page, `[data-results] :is(${parts})`);
    if (width === 1440) covered.push(...(await page.evaluate(findCovered, toast)));
    if (width === 390)
      expect(await page.$eval(toast, (box) => box.getBoundingClientRect().width)).toBe(width);
    faults.push(...covered.map((text) => `${width} by ${height} px: ${text}`));
    // The toast may cover the form's button.
    await press(page, 'Dismiss notification');
    await page.waitForSelector(toast, { hidden: true });
  }
  expect(faults).toEqual([]);
});

test('a toast covers neither the score badge nor, on a phone, the button that starts a scan', async () => {
  const { page, goTo } = await visit({ prepare: storeScore });
  await page.emulateMediaFeatures(calm);
  await goTo('/');
  await page.waitForSelector(badge);
  await press(page, 'Start AI Scan', '#ai-scan-section');
  await page.waitForSelector(toast);
  const start = '#ai-scan-section form [type="submit"]';
  for (const [width, control] of [
    [1280, badge],
    [390, start],
  ] as const) {
    await page.setViewport({ width, height: 844 });
    await page.$eval(control, (button) => button.scrollIntoView({ block: 'nearest' }));
    await settle(page);
    expect([width, await isOnTop(page, control)]).toEqual([width, true]);
  }
});

/** Runs in the page: returns the header's links and buttons that another element covers. */
function findHiddenControls() {
  return [...document.querySelectorAll('header > div:first-child :is(a, button)')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return [left + 4, (left + right) / 2, right - 4].some(
        (x) => !control.contains(document.elementFromPoint(x, (top + bottom) / 2)),
      );
    })
    .map((control) => control.textContent);
}

test('at 1280, 820 and 320 px the score badge never covers a line of text or a control of the header, and nothing covers the badge', async () => {
  const { page, goTo } = await visit({ prepare: storeScore });
  await page.emulateMediaFeatures(calm);
  await goTo('/');
  await page.waitForSelector(badge);
  const faults: string[] = [];
  for (const [width, height] of [
    [1280, 900],
    [820, 900],
    [320, 568],
  ] as const) {
    await page.setViewport({ width, height });
    await settle(page);
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    const positions = Array.from({ length: Math.ceil(end / 100) + 1 }, (_, step) => step * 100);
    const covered = new Set(await page.evaluate(findCovered, badge, positions));
    await twoFrames(page);
    const hidden = await page.evaluate(findHiddenControls);
    await page.$eval(badge, (button) =>
      button.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
    );
    const isInFront = await isOnTop(page, badge);
    const seen = [...covered, ...hidden, ...(isInFront ? [] : ['the badge itself is covered'])];
    faults.push(...seen.map((text) => `${width} by ${height} px: ${text}`));
  }
  expect(faults).toEqual([]);
  await page.click(badge);
  await page.waitForSelector('[role="dialog"]', { visible: true });
});
