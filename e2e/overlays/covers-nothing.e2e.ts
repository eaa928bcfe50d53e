import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { twoFrames } from '../support/page/appearances';
import { accelerateTimers } from '../support/page/clock';
import { press } from '../support/page/forms';
import { leads, sendLead } from '../support/page/leads';
import { expectToast } from '../support/page/toasts';

const { visit } = startJourney();

const banner = '[data-banner]';
const badge = 'main button[aria-label^="340 points"]';

/**
 * Runs in the page: stores that the visitor has closed the challenge four times, because after that it no longer opens.
 */
function storeSeenChallenge() {
  // Skips about:blank, because it has no storage.
  if (location.protocol === 'http:')
    localStorage.setItem('aiReadinessChallenge', '{"hasVisited":true,"visitCount":4}');
}

/** Runs in the page: stores a completed challenge, so that its badge shows the score. */
function storeScore() {
  if (location.protocol !== 'http:') return;
  localStorage.setItem('discoveryBannerDismissed', 'true');
  localStorage.setItem(
    'aiReadinessChallenge',
    '{"hasVisited":true,"hasCompletedOnboarding":true,"onboardingScore":340}',
  );
}

/** Runs in the page: returns the lines of text that the element covers. Skips lines that the header covers. */
function findCovered(selector: string): string[] {
  const over = document.querySelector(selector)!;
  const { left, right, top, bottom } = over.getBoundingClientRect();
  const header = document.querySelector('header')!.getBoundingClientRect();
  const covered: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement!;
    if (parent.closest(`${selector}, header, [aria-hidden="true"]`)) continue;
    if (text.textContent!.trim() === '' || !parent.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      const isBelow =
        line.right > left + 1 &&
        line.left < right - 1 &&
        Math.min(line.bottom, bottom) > Math.max(line.top, top, header.bottom) + 1;
      if (isBelow) covered.push(text.textContent!.trim().slice(0, 40));
    }
  }
  return covered;
}

const topOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.getBoundingClientRect().top);

/** Opens the home page as on a first visit. The banner opens after half a second. */
async function visitWithBanner(width: number, height: number) {
  const opened = await visit({ isFirstVisit: true, prepare: storeSeenChallenge, width, height });
  const { page, goTo } = opened;
  await accelerateTimers(page);
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await goTo('/');
  return opened;
}

test.each([
  [1280, 900],
  [1024, 768],
  [820, 1180],
  [640, 900],
  [390, 844],
  [320, 568],
])('at %i by %i px the banner covers no text at the top of the page', async (width, height) => {
  const { page } = await visitWithBanner(width, height);
  await page.waitForSelector(banner);
  await twoFrames(page);
  const header = await page.$eval('header', (bar) => bar.getBoundingClientRect().bottom);
  const first = await topOf(page, 'main a[href*="#ai-scan-section"]');
  expect(first).toBeGreaterThanOrEqual(header);
  await press(page, 'Dismiss', banner);
  await page.waitForSelector(banner, { hidden: true });
  await twoFrames(page);
  const after = await topOf(page, 'h1');
  // A dismissed banner does not open again, so the page is now as it would be without a banner.
  await page.reload();
  expect(after).toBe(await topOf(page, 'h1'));
});

test('the banner does not move a scrolled page; it moves the page down when the visitor scrolls to the top', async () => {
  const firstVisit = { isFirstVisit: true, prepare: storeSeenChallenge };
  const { page, goTo } = await visit({ ...firstVisit, width: 390, height: 844 });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
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

test.each(['contactPage', 'scan'] as const)(
  '%s: the toast of a success covers no line of the page at 1440 by 900 px',
  async (name) => {
    const { page, goTo } = await visit({ width: 1440, height: 900 });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await goTo(leads[name].path);
    await sendLead(page, name);
    await expectToast(page, ...leads[name].success);
    expect(await page.evaluate(findCovered, '[role="region"] li')).toEqual([]);
  },
);

test.each([
  [1440, 900],
  [1280, 800],
  [1024, 768],
  [820, 1100],
  [390, 844],
  [320, 640],
])(
  'at %i by %i px the toast of a scan covers no text and no button of the result',
  async (width, height) => {
    const { page, goTo } = await visit({ width, height });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await goTo(leads.scan.path);
    await sendLead(page, 'scan');
    await expectToast(page, ...leads.scan.success);
    const covered = await page.$eval('[role="region"] li', (toast) => {
      const over = toast.getBoundingClientRect();
      return [...document.querySelectorAll('[data-results] :is(h3, p, li, button)')]
        .filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          const isBeside = right <= over.left || left >= over.right;
          return !isBeside && bottom > over.top && top < over.bottom;
        })
        .map((part) => part.textContent);
    });
    expect(covered).toEqual([]);
  },
);

test.each([
  [1920, 1080],
  [1440, 900],
  [1280, 900],
  [900, 700],
  [820, 1180],
  [640, 360],
  [390, 844],
  [320, 568],
])('at %i by %i px the score badge never covers a line of text', async (width, height) => {
  const { page, goTo } = await visit({ prepare: storeScore, width, height });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await goTo('/');
  await page.waitForSelector(badge);
  const found = new Set<string>();
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (let top = 0; top < end + 40; top += 40) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    for (const line of await page.evaluate(findCovered, badge)) found.add(line);
  }
  expect([...found]).toEqual([]);
  // The header's links and buttons that the badge covers.
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll('header > div:first-child :is(a, button)')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return !control.contains(at);
      })
      .map((control) => control.textContent),
  );
  expect(hidden).toEqual([]);
  await page.click(badge);
  await page.waitForSelector('[role="dialog"]', { visible: true });
});
