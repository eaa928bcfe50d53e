import sharp from 'sharp';
import { startJourney } from '../support/journey';
import { press } from '../support/page/forms';
import { hasFocus, waitForExpanded } from '../support/page/keyboard';
import { dialog } from '../support/page/leads';
import { hold, isScript } from '../support/page/requests';

const { visit } = startJourney();

const trigger = '[aria-label="Open menu"]';
const phone = { width: 390, height: 844, hasTouch: true };

test('the phone menu hides the page behind it, its four groups open independently, and Escape, a dialog or a link closes it', async () => {
  const { page, goTo } = await visit();
  await page.setViewport(phone);
  await goTo('/about');
  await press(page, 'Open menu');
  await page.waitForSelector('#site-menu:popover-open');
  const groups = await page.$$('#site-menu summary');
  expect(groups).toHaveLength(4);
  const expectOpen = async (...states: boolean[]) => {
    for (const [index, isOpen] of states.entries())
      await waitForExpanded(page, `#site-menu details:nth-of-type(${index + 1}) summary`, isOpen);
    expect(await page.$$eval('#site-menu details', (all) => all.map(({ open }) => open))).toEqual(
      states,
    );
  };
  await groups[0]!.tap();
  await groups[2]!.tap();
  await expectOpen(true, false, true, false);
  await groups[0]!.tap();
  await expectOpen(false, false, true, false);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
    'hidden',
  );
  await page.waitForSelector('main', { hidden: true });

  await page.keyboard.press('Escape');
  await page.waitForSelector('#site-menu:not(:popover-open)');
  await hasFocus(page, 'Open menu');
  await press(page, 'Open menu');
  await press(page, 'Full Discovery', '#site-menu');
  await page.waitForSelector(dialog, { visible: true });
  expect(await page.$('#site-menu:popover-open')).toBeNull();
  await page.keyboard.press('Escape');
  await hasFocus(page, 'Open menu');
  await press(page, 'Open menu');
  await page.waitForSelector('#site-menu:popover-open');
  const link = await page.waitForSelector('#site-menu a[href="/products"]', { visible: true });
  await link!.tap();
  await page.waitForFunction(() => location.pathname === '/products');
  await page.waitForSelector('#site-menu:not(:popover-open)');
});

test('the groups of the phone menu are in two columns from 600 px, the groups at the bottom have no line below them, and the drawing fills most of the space between the closed groups and the buttons', async () => {
  const { page, goTo } = await visit(phone);
  await goTo('/about');
  await press(page, 'Open menu');
  await page.waitForSelector('#site-menu:popover-open');
  for (const [width, height, columns] of [
    [820, 1180, 2],
    [600, 1180, 2],
    [390, 844, 1],
  ] as const) {
    await page.setViewport({ width, height });
    const { lefts, lines, drawing, free } = await page.$eval('#site-menu', (menu) => ({
      lefts: [...menu.querySelectorAll('summary')].map(
        (group) => group.getBoundingClientRect().left,
      ),
      lines: [...menu.querySelectorAll('details')].map((group) =>
        Number.parseFloat(getComputedStyle(group).borderBottomWidth),
      ),
      drawing: Number.parseFloat(getComputedStyle(menu, '::after').height),
      free:
        menu.lastElementChild!.getBoundingClientRect().top -
        menu.querySelector('nav')!.getBoundingClientRect().bottom,
    }));
    expect([width, new Set(lefts).size]).toEqual([width, columns]);
    expect([width, ...lines]).toEqual([width, ...[1, 1, 1, 1].fill(0, -columns)]);
    expect(drawing / free).toBeGreaterThan(0.6);
  }
});

test('the phone menu fades out above the buttons while more groups follow below, and the last group is above the fade', async () => {
  const { page, goTo } = await visit();
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  // At this height the buttons at the bottom cover a part of the third group's name.
  await page.setViewport({ ...phone, height: 820 });
  await goTo('/about');
  await press(page, 'Open menu');
  await page.tap('#site-menu details summary');
  await waitForExpanded(page, '#site-menu details summary', true);
  const third = '#site-menu details:nth-of-type(3) summary';
  const { y, top, bottom } = await page.$eval(
    '#site-menu',
    (menu, selector) => ({
      y: menu.lastElementChild!.getBoundingClientRect().top,
      top: document.querySelector(selector)!.getBoundingClientRect().top,
      bottom: document.querySelector(selector)!.getBoundingClientRect().bottom,
    }),
    third,
  );
  expect(y - top).toBeGreaterThan(30);
  expect(bottom).toBeGreaterThan(y);
  /** Returns the brightest value, 0 to 255, of ten rows of pixels that start `distance` px above the buttons. */
  const brightness = async (distance: number) => {
    const clip = { x: 20, y: y - distance, width: 350, height: 10 };
    const { channels } = await sharp(
      await page.screenshot({ clip, captureBeyondViewport: false }),
    ).stats();
    return Math.max(...channels.slice(0, 3).map(({ max }) => max));
  };
  expect(await brightness(10)).toBeLessThan(80);

  await page.$eval('#site-menu', (menu) => menu.scrollTo(0, menu.scrollHeight));
  const free = await page.$eval('#site-menu', (menu) => {
    const name = document.createRange();
    name.selectNodeContents(menu.querySelector('details:last-of-type summary')!.firstChild!);
    return menu.lastElementChild!.getBoundingClientRect().top - name.getBoundingClientRect().bottom;
  });
  // The shadow of the buttons ends 36 px above them.
  expect(free).toBeGreaterThanOrEqual(30);
});

test('at 320 by 568 px the buttons of the phone menu stay in view below the list of an open group, and a focused link is above them', async () => {
  const { page, goTo } = await visit();
  await page.setViewport({ ...phone, width: 320, height: 568 });
  await goTo('/about');
  await press(page, 'Open menu');
  await page.tap('#site-menu details summary');
  await waitForExpanded(page, '#site-menu details summary', true);
  const { top, bottom } = await page.$eval('#site-menu', (menu) => {
    const buttons = menu.lastElementChild!.getBoundingClientRect();
    return { top: buttons.top, bottom: buttons.bottom };
  });
  expect(bottom).toBeLessThanOrEqual(568);
  await page.focus('#site-menu details:last-of-type summary');
  expect(
    await page.evaluate(() => document.activeElement!.getBoundingClientRect().bottom),
  ).toBeLessThan(top);
});

test('no style rule uses :has with an open menu or dialog, because that would make Chromium restyle every element', async () => {
  const { page, goTo } = await visit(phone);
  await goTo('/');
  const asking = await page.evaluate(() => {
    const read = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSMediaRule && !matchMedia(rule.media.mediaText).matches) return [];
        const hasRules = rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule;
        const inner = hasRules ? read(rule.cssRules) : [];
        return rule instanceof CSSStyleRule ? inner.concat(rule.selectorText) : inner;
      });
    const selectors = [...document.styleSheets].flatMap(({ cssRules }) => read(cssRules));
    return {
      count: selectors.length,
      found: selectors.filter((each) => /:has\(.*(popover-open|data-dialog-open)/.test(each)),
    };
  });
  expect(asking.count).toBeGreaterThan(300);
  expect(asking.found).toEqual([]);
});

test('before any script has loaded, the phone menu and its groups open, and their buttons expose the state', async () => {
  const { page, startLoading } = await visit();
  await page.setViewport(phone);
  await hold(page, isScript);
  await startLoading('/about');
  await press(page, 'Open menu');
  await waitForExpanded(page, trigger, true);
  const group = '#site-menu details:last-of-type summary';
  await page.tap(group);
  await waitForExpanded(page, group, true);
  await page.waitForSelector('#site-menu a[href="/careers"]', { visible: true });
  // Queries by CSS, because a query by accessible name would wait for the load event.
  await (await page.$('#site-menu [aria-label="Close menu"]'))!.tap();
  await waitForExpanded(page, trigger, false);
  expect(await page.evaluate(() => 'replayPress' in window)).toBe(false);
});

test('without JavaScript the phone menu opens, expands a group and closes', async () => {
  const { page, goTo } = await visit({ isJavaScriptOff: true, width: 390, height: 844 });
  await goTo('/about');
  await press(page, 'Open menu');
  await page.waitForSelector('#site-menu', { visible: true });
  await page.click('#site-menu details:nth-of-type(2) > summary');
  await page.waitForSelector('#site-menu a[href="/services/data-security"]', { visible: true });
  await press(page, 'Close menu', '#site-menu');
  await page.waitForSelector('#site-menu', { hidden: true });
});
