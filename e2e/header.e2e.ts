import type { Browser, Page } from 'puppeteer';
import { launchBrowser } from './support/browser';
import { press } from './support/forms';
import { openPage } from './support/open-page';
import { startSite, type RunningSite } from './support/site';

let browser: Browser;
let site: RunningSite;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startSite()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** Of a busy machine, in ms. */
const tolerance = 250;

const buttonOf = (page: Page, name: string) =>
  page.waitForSelector(`header nav ::-p-aria([name="${name}"][role="button"])`, { visible: true });
const isOpen = (page: Page, id: string) =>
  page.$eval(`#nav-${id}`, (panel) => panel.matches(':popover-open'));
const opens = (page: Page, id: string) => page.waitForSelector(`#nav-${id}:popover-open`);
const closes = (page: Page, id: string) => page.waitForSelector(`#nav-${id}:not(:popover-open)`);
const expandedOf = async (page: Page, name: string) =>
  (await buttonOf(page, name))!.evaluate((button) => button.getAttribute('aria-expanded'));
const becomesLive = (page: Page) => page.waitForSelector('#root:not([data-cold])');

/** Moves the mouse onto the group's button, once its part of the page is live. */
async function hover(page: Page, name: string) {
  await becomesLive(page);
  await (await buttonOf(page, name))!.hover();
}

test('turns white with the 51st pixel of scroll, and is so when the page loads scrolled', async () => {
  const { page, goTo, close } = await openPage(browser, site.origin);
  const ground = () => page.$eval('header', (bar) => getComputedStyle(bar).backgroundColor);
  const scroll = async (top: number) => {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  };
  await goTo('/careers');
  await scroll(50);
  expect(await ground()).toBe('rgba(0, 0, 0, 0)');
  await scroll(51);
  expect(await ground()).toBe('rgb(255, 255, 255)');
  await scroll(0);
  expect(await ground()).toBe('rgba(0, 0, 0, 0)');
  await scroll(900);
  await page.reload();
  await page.waitForFunction(() => scrollY > 50);
  await page.waitForFunction(
    () =>
      getComputedStyle(document.querySelector('header')!).backgroundColor === 'rgb(255, 255, 255)',
    { timeout: 2_000 },
  );
  await close();
});

test('a dropdown opens under the mouse and closes 150 ms after it has left', async () => {
  const { page, goTo, close } = await openPage(browser, site.origin);
  await goTo('/about');
  await hover(page, 'Products');
  await opens(page, 'products');
  expect(await expandedOf(page, 'Products')).toBe('true');
  await page.evaluate(() => {
    const times: Record<string, number> = {};
    Object.assign(window, { times });
    const group = document.querySelector('#nav-products')!.closest('li')!;
    group.addEventListener('pointerleave', () => (times.left = performance.now()));
    // The browser tells of a closing before it happens at the very moment, of `toggle` later.
    document
      .querySelector('#nav-products')!
      .addEventListener('beforetoggle', () => (times.closed = performance.now()));
  });
  await page.mouse.move(640, 800);
  const waited = await page.waitForFunction(() => {
    const { left, closed } = (window as unknown as { times: Record<string, number> }).times;
    return left && closed ? closed - left : undefined;
  });
  const ms = (await waited.jsonValue())!;
  expect(ms).toBeGreaterThanOrEqual(149);
  expect(ms).toBeLessThan(150 + tolerance);
  expect(await expandedOf(page, 'Products')).toBe('false');
  await close();
});

test('a mouse that comes back in time keeps it open, on the button and in the panel', async () => {
  const { page, goTo, close } = await openPage(browser, site.origin);
  await goTo('/about');
  await hover(page, 'Services');
  await opens(page, 'services');
  await page.mouse.move(640, 800);
  await (await buttonOf(page, 'Services'))!.hover();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(await isOpen(page, 'services')).toBe(true);
  const link = await page.$('#nav-services a');
  const box = (await link!.boundingBox())!;
  await page.mouse.move(box.x + 30, box.y + 10, { steps: 10 });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(await isOpen(page, 'services')).toBe(true);
  // The neighbour replaces it at once.
  await (await buttonOf(page, 'Company'))!.hover();
  await opens(page, 'company');
  expect(await isOpen(page, 'services')).toBe(false);
  await close();
});

test('a click keeps open what the mouse opened, the next click closes it', async () => {
  const { page, goTo, close } = await openPage(browser, site.origin);
  await goTo('/about');
  await hover(page, 'Solutions');
  await opens(page, 'solutions');
  const button = (await buttonOf(page, 'Solutions'))!;
  await button.click();
  expect(await isOpen(page, 'solutions')).toBe(true);
  await button.click();
  await closes(page, 'solutions');
  await close();
});

test('a touch opens a dropdown that stays, the next one closes it, as does one elsewhere', async () => {
  const { page, goTo, close } = await openPage(browser, site.origin);
  await page.setViewport({ width: 1180, height: 820, hasTouch: true });
  await goTo('/about');
  const button = (await buttonOf(page, 'Solutions'))!;
  await button.tap();
  await opens(page, 'solutions');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(await isOpen(page, 'solutions')).toBe(true);
  await button.tap();
  await closes(page, 'solutions');
  await button.tap();
  await opens(page, 'solutions');
  await page.touchscreen.tap(600, 780);
  await closes(page, 'solutions');
  await close();
});

test('keys: focus alone opens nothing; Enter, Space and ArrowDown do; Escape leads back', async () => {
  const { page, goTo, close } = await openPage(browser, site.origin);
  await goTo('/about');
  await becomesLive(page);
  const button = (await buttonOf(page, 'Products'))!;
  await button.focus();
  await page.waitForSelector('header nav [data-cold]', { hidden: true });
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(await isOpen(page, 'products')).toBe(false);
  for (const key of ['Enter', 'Space', 'ArrowDown'] as const) {
    await page.keyboard.press(key);
    await opens(page, 'products');
    expect(await expandedOf(page, 'Products')).toBe('true');
    await page.keyboard.press('Escape');
    await closes(page, 'products');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Products');
  }
  await page.keyboard.press('ArrowDown');
  await opens(page, 'products');
  await page.waitForFunction(() => document.activeElement?.textContent === 'All products');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => location.pathname === '/products');
  await closes(page, 'products');
  await page.waitForFunction(() => document.activeElement?.localName === 'h1');
  await close();
});

test('on a phone four groups open each by itself, the page behind is still, Escape and a link close', async () => {
  const { page, goTo, close } = await openPage(browser, site.origin);
  await page.setViewport({ width: 390, height: 844, hasTouch: true });
  await goTo('/about');
  await press(page, 'Open menu');
  await page.waitForSelector('#site-menu:popover-open');
  const groups = await page.$$('#site-menu summary');
  expect(groups).toHaveLength(4);
  const states = () =>
    page.$$eval('#site-menu details', (all) =>
      all.map((group) => [group.open, group.querySelector('summary')!.ariaExpanded]),
    );
  await groups[0]!.tap();
  await groups[2]!.tap();
  await page.waitForFunction(
    () => document.querySelectorAll('#site-menu summary[aria-expanded="true"]').length === 2,
  );
  expect(await states()).toEqual([
    [true, 'true'],
    [false, 'false'],
    [true, 'true'],
    [false, 'false'],
  ]);
  await groups[0]!.tap();
  await page.waitForFunction(
    () => document.querySelectorAll('#site-menu details[open]').length === 1,
  );
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
    'hidden',
  );
  await page.waitForSelector('main', { hidden: true });

  await page.keyboard.press('Escape');
  await page.waitForSelector('#site-menu:not(:popover-open)');
  await page.waitForFunction(() => document.activeElement?.ariaLabel === 'Open menu');
  await press(page, 'Open menu');
  await page.waitForSelector('#site-menu:popover-open');
  const link = await page.waitForSelector('#site-menu a[href="/products"]', { visible: true });
  await link!.tap();
  await page.waitForFunction(() => location.pathname === '/products');
  await page.waitForSelector('#site-menu:not(:popover-open)');
  await close();
});
