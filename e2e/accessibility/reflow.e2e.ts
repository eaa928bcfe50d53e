import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { press } from '../support/page/forms';
import type { OpenedPage } from '../support/page/open-page';
import { routes } from '../support/routes';

const { visit } = startJourney();
let opened: OpenedPage;

beforeAll(async () => {
  opened = await visit({ expectedErrors: [/404/] });
  // Everything shows its end, whether it was in view or not.
  await opened.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
});

/**
 * Runs in the page: texts that are lost in this width, because they lie beside the screen or are cut off by a part that
 * does not scroll; and the page itself where it scrolls sideways.
 */
function findLosses(): string[] {
  const losses: string[] = [];
  if (document.documentElement.scrollWidth > innerWidth) losses.push('it scrolls sideways');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement!;
    const isDrawn = text.textContent!.trim() !== '' && parent.checkVisibility();
    // The skip link waits above the screen, other texts are for screen readers only.
    const isHiddenOnPurpose = parent.closest('[href="#main"], [aria-hidden="true"]');
    if (!isDrawn || isHiddenOnPurpose || getComputedStyle(parent).clipPath !== 'none') continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    let frame = { left: 0, top: -Infinity, right: innerWidth, bottom: Infinity };
    for (let outer: Element | null = parent; outer; outer = outer.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(outer);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const isScrolled = /auto|scroll/.test(overflowX + overflowY);
      const edges = outer.getBoundingClientRect();
      if (isScrolled)
        frame = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
      else frame = edges;
      break;
    }
    const slack = 3;
    if (
      box.left < frame.left - slack ||
      box.right > frame.right + slack ||
      box.top < frame.top - slack ||
      box.bottom > frame.bottom + slack
    )
      losses.push(
        `"${text.textContent!.trim().slice(0, 40)}" at ${Math.round(box.left)} to ${Math.round(box.right)}`,
      );
  }
  return losses;
}

/** What stays lost: parts that go by their own width follow some frames later, on a busy machine more than two. */
async function lastingLosses(page: Page): Promise<string[]> {
  await page.waitForFunction(`(${findLosses})().length === 0`, { timeout: 3000 }).catch(() => {});
  return page.evaluate(findLosses);
}

test('at 200 % and 400 % zoom of a 1280 px wide window no page loses a text or scrolls sideways', async () => {
  const { page, goTo } = opened;
  const found: string[] = [];
  for (const path of [...routes, '/no-such-page']) {
    await goTo(path, path === '/no-such-page' ? 404 : 200);
    for (const width of [640, 320]) {
      await page.setViewport({ width, height: width * 0.8 });
      const losses = await lastingLosses(page);
      found.push(...losses.map((loss) => `${path} at ${width} px: ${loss}`));
    }
  }
  expect(found).toEqual([]);
}, 120_000);

test('at 400 % zoom the menu, a dialog and a job’s form lose nothing either', async () => {
  const { page, goTo } = opened;
  await page.setViewport({ width: 320, height: 256 });
  await goTo('/about');
  await press(page, 'Open menu');
  for (const group of await page.$$('#site-menu summary')) await group.click();
  await page.waitForSelector('#site-menu a[href="/careers"]', { visible: true });
  expect(await lastingLosses(page)).toEqual([]);
  await press(page, 'Full Discovery', '#site-menu');
  await page.waitForSelector('[role="dialog"]', { visible: true });
  await press(page, 'Request Discovery', '[role="dialog"]');
  await page.waitForSelector('[role="dialog"] [aria-invalid="true"]');
  expect(await lastingLosses(page)).toEqual([]);
  await goTo('/jobs/senior-ai-engineer');
  await press(page, 'Apply Now', 'main');
  await page.waitForSelector('main [name="fullName"]', { visible: true });
  expect(await lastingLosses(page)).toEqual([]);
});
