import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { twoFrames } from '../support/page/appearances';
import { clientRuns, hasClientStarted, hold, isScript } from '../support/page/requests';

const { site, visit } = startJourney();

/** Waits until the page stops scrolling. Throws if the element's top is then not at the header's lower edge. */
async function expectBelowHeader(page: Page, id: string) {
  await page.waitForFunction(
    async (target) => {
      const frame = () => new Promise(requestAnimationFrame);
      let stillFrames = 0;
      for (let last = scrollY; stillFrames < 8; last = scrollY) {
        await frame();
        stillFrames = scrollY === last ? stillFrames + 1 : 0;
      }
      const { bottom } = document.querySelector('header')!.getBoundingClientRect();
      const { top } = document.getElementById(target)!.getBoundingClientRect();
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 1;
      return top >= bottom - 1 && (top < bottom + 40 || isAtEnd);
    },
    {},
    id,
  );
}

const recordScroll = (page: Page) =>
  page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const step = () => {
      if (seen.at(-1) !== scrollY) seen.push(scrollY);
      requestAnimationFrame(step);
    };
    step();
  });
const scrollSteps = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: number[] }).seen);

const scanLink = 'main a[href="/#ai-scan-section"]';

test('the hero’s link scrolls smoothly to the scan, or jumps with reduced motion, and the scan stops at the lower edge of the header', async () => {
  const { page, goTo } = await visit();
  await goTo('/');
  for (const motion of ['no-preference', 'reduce']) {
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: motion }]);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await recordScroll(page);
    await page.click(scanLink);
    await expectBelowHeader(page, 'ai-scan-section');
    const steps = await scrollSteps(page);
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
    if (motion === 'reduce') expect(steps.length).toBeLessThanOrEqual(2);
    else expect(steps.length).toBeGreaterThan(4);
  }
});

test("the hero's link scrolls to the scan even if sections above it are not laid out yet", async () => {
  const { page, load } = await visit({
    // The client script lays out one section per animation frame. This test makes each of its frames ten times as long.
    prepare: () => {
      const native = requestAnimationFrame;
      window.requestAnimationFrame = (callback) => {
        let frames = 10;
        const step = (now: number) => ((frames -= 1) > 0 ? native(step) : callback(now));
        return native(step);
      };
    },
  });
  await load('/');
  await page.waitForFunction(hasClientStarted);
  expect(await page.$('[data-fresh]')).not.toBeNull();
  await page.click(scanLink);
  await expectBelowHeader(page, 'ai-scan-section');
});

test('the footer’s links scroll to services, about and contact on the home page, and from another page', async () => {
  const { page, goTo } = await visit({ width: 390 });
  const follow = async (label: string) => {
    const link = await page.waitForSelector(`footer ::-p-aria([name="${label}"][role="link"])`);
    await link!.click();
  };
  await goTo('/');
  for (const [label, id] of [
    ['Data Security', 'services'],
    ['About Us', 'about'],
    ['Contact', 'contact'],
  ] as const) {
    await follow(label);
    await page.waitForFunction((hash) => location.hash === hash, {}, `#${id}`);
    await expectBelowHeader(page, id);
  }
  await goTo('/pricing');
  await follow('About Us');
  await page.waitForFunction(() => location.pathname === '/' && location.hash === '#about');
  await expectBelowHeader(page, 'about');
  await page.setViewport({ width: 1280, height: 900 });
  await page.goto('about:blank');
  await goTo('/#contact');
  await expectBelowHeader(page, 'contact');
});

test('a page that a link to a text opens has its whole layout at once, so that the browser scrolls to the text', async () => {
  const { page } = await visit();
  const releaseScripts = await hold(page, isScript);
  for (const [hash, isWhole] of [
    ['', false],
    ['#:~:text=Send%20Your%20CV', true],
  ] as const) {
    await page.goto('about:blank');
    void page.goto(`${site.origin}/careers${hash}`, { timeout: 0 }).catch(() => undefined);
    await page.waitForFunction(
      () => location.pathname === '/careers' && document.readyState !== 'loading',
    );
    expect({ hash, isWhole: (await page.$('[data-fresh]')) === null }).toEqual({ hash, isWhole });
  }
  releaseScripts();
});

test('the browser paints a page before it lays out the sections below the first screen', async () => {
  const { page, startLoading } = await visit({ width: 390 });
  const releaseScripts = await hold(page, isScript);
  const isLastBandLaidOut = () =>
    page.$eval('main > section:last-of-type h2', (heading) =>
      heading.checkVisibility({ contentVisibilityAuto: true }),
    );
  await startLoading('/');
  await page.waitForFunction(
    () => performance.getEntriesByType('paint').length > 0 && document.readyState !== 'loading',
  );
  // The first paint may show a part of the document. The browser skips a section in a later frame than it parses it.
  await twoFrames(page);
  expect(await isLastBandLaidOut()).toBe(false);
  releaseScripts();
  await clientRuns(page);
  expect(await isLastBandLaidOut()).toBe(true);
});
