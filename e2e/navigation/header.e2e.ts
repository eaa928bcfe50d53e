import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { twoFrames } from '../support/page/appearances';
import { holdTimers } from '../support/page/clock';
import { hasFocus, waitForExpanded } from '../support/page/keyboard';
import { clientRuns, hasClientStarted, hold, isScript } from '../support/page/requests';

const { visit } = startJourney();

declare global {
  interface Window {
    /** The number of closes that `countCloses` has counted. */
    closes?: number;
  }
}

const trigger = (id: string) => `[popovertarget="nav-${id}"]`;
const buttonOf = (page: Page, name: string) =>
  page.waitForSelector(`header nav ::-p-aria([name="${name}"][role="button"])`, { visible: true });
const isOpen = (page: Page, id: string) =>
  page.$eval(`#nav-${id}`, (panel) => panel.matches(':popover-open'));
const opens = (page: Page, id: string) => page.waitForSelector(`#nav-${id}:popover-open`);
const closes = (page: Page, id: string) => page.waitForSelector(`#nav-${id}:not(:popover-open)`);

/** Counts how often a dropdown closes. A dropdown that closes and opens again at once seems to stay open. */
const countCloses = (page: Page, id: string) =>
  page.$eval(`#nav-${id}`, (panel) => {
    Object.assign(window, { closes: 0 });
    panel.addEventListener('beforetoggle', (event) => {
      if ((event as ToggleEvent).newState === 'closed')
        Object.assign(window, { closes: window.closes! + 1 });
    });
  });

async function hover(page: Page, name: string) {
  await (await buttonOf(page, name))!.hover();
}

test('the header is white from 51 px of scroll, even if the page loads scrolled', async () => {
  const { page, goTo } = await visit();
  const ground = () => page.$eval('header', (bar) => getComputedStyle(bar).backgroundColor);
  const scroll = async (top: number) => {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await twoFrames(page);
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
  );
});

test('a dropdown opens under the mouse, stays open at the next click and closes at the click after it, or after the mouse has left', async () => {
  const { page, goTo } = await visit();
  await goTo('/about');
  await hover(page, 'Products');
  await opens(page, 'products');
  await waitForExpanded(page, trigger('products'), true);
  await page.mouse.move(640, 800);
  await closes(page, 'products');
  await waitForExpanded(page, trigger('products'), false);

  await hover(page, 'Solutions');
  await opens(page, 'solutions');
  const button = (await buttonOf(page, 'Solutions'))!;
  await button.click();
  expect(await isOpen(page, 'solutions')).toBe(true);
  await button.click();
  await closes(page, 'solutions');
});

test('a dropdown stays open if the mouse returns to its button or its panel within 150 ms, and closes 150 ms after the mouse has left the window; a dropdown that the keyboard then opens stays open', async () => {
  const { page, goTo } = await visit();
  await goTo('/about');
  await hover(page, 'Services');
  await opens(page, 'services');
  await countCloses(page, 'services');
  const at = await (await buttonOf(page, 'Services'))!.clickablePoint();
  const neighbour = await (await buttonOf(page, 'Company'))!.clickablePoint();
  const box = (await (await page.$('#nav-services a'))!.boundingBox())!;
  const pass = await holdTimers(page);
  await page.mouse.move(640, 800);
  await pass(140);
  await page.mouse.move(at.x, at.y);
  await pass(400);
  expect(await page.evaluate(() => window.closes)).toBe(0);
  expect(await isOpen(page, 'services')).toBe(true);
  await page.mouse.move(box.x + 30, box.y + 10, { steps: 10 });
  await pass(400);
  expect(await isOpen(page, 'services')).toBe(true);
  await page.mouse.move(neighbour.x, neighbour.y);
  await pass(120);
  expect(await isOpen(page, 'company')).toBe(true);
  expect(await isOpen(page, 'services')).toBe(false);

  await page.$eval(trigger('company'), (button) =>
    button.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse' })),
  );
  await pass(149);
  expect(await isOpen(page, 'company')).toBe(true);
  await pass(1);
  expect(await isOpen(page, 'company')).toBe(false);

  await page.mouse.move(640, 800);
  await (await buttonOf(page, 'Services'))!.hover();
  await page.mouse.move(640, 800);
  await (await buttonOf(page, 'Company'))!.focus();
  await page.keyboard.press('Enter');
  await pass(400);
  expect(await isOpen(page, 'company')).toBe(true);
});

test('a touch opens a dropdown, and the next touch on its button or elsewhere closes it', async () => {
  const { page, goTo } = await visit();
  await page.setViewport({ width: 1180, height: 820, hasTouch: true });
  await goTo('/about');
  const button = (await buttonOf(page, 'Solutions'))!;
  await button.tap();
  await opens(page, 'solutions');
  await button.tap();
  await closes(page, 'solutions');
  await button.tap();
  await opens(page, 'solutions');
  await page.touchscreen.tap(600, 780);
  await closes(page, 'solutions');
  await button.tap();
  await opens(page, 'solutions');
  await pause(400);
  expect(await isOpen(page, 'solutions')).toBe(true);
});

test('focus, ArrowUp, Home and End open no dropdown; a dropdown that the keyboard uses stays open when the mouse leaves; Escape, Enter and leaving the page close a dropdown, and a click opens it again', async () => {
  const { page, goTo } = await visit();
  await goTo('/about');
  const pass = await holdTimers(page);
  const company = (await buttonOf(page, 'Company'))!;
  await company.focus();
  for (const key of ['ArrowUp', 'Home', 'End'] as const) await page.keyboard.press(key);
  await pass(400);
  expect(await isOpen(page, 'company')).toBe(false);

  await company.hover();
  expect(await isOpen(page, 'company')).toBe(true);
  await page.keyboard.press('ArrowDown');
  await hasFocus(page, 'About');
  await page.mouse.move(640, 800);
  await pass(400);
  expect(await isOpen(page, 'company')).toBe(true);
  // When the window loses the focus, the link loses it, too. This must not close the dropdown.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  expect(await isOpen(page, 'company')).toBe(true);
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  expect(await isOpen(page, 'company')).toBe(false);

  await company.hover();
  await company.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  expect(await isOpen(page, 'company')).toBe(false);
  await hasFocus(page, 'Company');
  await company.click();
  expect(await isOpen(page, 'company')).toBe(true);
  await page.mouse.move(640, 800);
  await pass(150);
  await company.hover();
  await page.keyboard.press('Enter');
  expect(await isOpen(page, 'company')).toBe(false);
});

test('before any script has loaded, a click opens a dropdown, and its button exposes the state', async () => {
  const { page, startLoading } = await visit();
  await hold(page, isScript);
  await startLoading('/about');
  const button = (await page.waitForSelector(trigger('solutions')))!;
  await button.click();
  await opens(page, 'solutions');
  await waitForExpanded(page, trigger('solutions'), true);
  await button.click();
  await closes(page, 'solutions');
  await waitForExpanded(page, trigger('solutions'), false);
  await button.click();
  await opens(page, 'solutions');
  const link = (await page.waitForSelector('#nav-solutions a', { visible: true }))!;
  const node = await page.accessibility.snapshot({ root: link });
  expect(node).toMatchObject({ role: 'link', name: 'All solutions' });
  await page.keyboard.press('Escape');
  await closes(page, 'solutions');
  await waitForExpanded(page, trigger('solutions'), false);
  expect(await page.evaluate(hasClientStarted)).toBe(false);
});

/** Runs in the page: replaces and wraps elements of the header, as a browser extension may. */
function changeHeader() {
  const header = document.querySelector('header')!;
  for (const item of header.querySelectorAll('nav li')) item.replaceWith(item.cloneNode(true));
  for (const part of header.querySelectorAll('nav > ul > li, nav > ul > li > button svg')) {
    const wrapper = document.createElement(part.localName === 'li' ? 'div' : 'span');
    part.replaceWith(wrapper);
    wrapper.append(part);
  }
  header.replaceWith(header.cloneNode(true));
}

test('mouse, click and keyboard open the dropdowns of a header that an extension changed before and again after the client script started', async () => {
  const { page, goTo } = await visit();
  await page.evaluateOnNewDocument(
    `document.addEventListener('readystatechange', ${changeHeader}, { once: true })`,
  );
  await goTo('/about');
  expect(await page.$('header nav > ul > div')).not.toBeNull();
  await page.evaluate(changeHeader);

  await hover(page, 'Products');
  await opens(page, 'products');
  await (await buttonOf(page, 'Company'))!.hover();
  await opens(page, 'company');
  await page.mouse.move(640, 800);
  await closes(page, 'company');
  const button = (await buttonOf(page, 'Services'))!;
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await opens(page, 'services');
  await page.keyboard.press('Escape');
  await closes(page, 'services');
  await button.click();
  await opens(page, 'services');
  await page.click('#nav-services a[href="/services/ai-systems"]');
  await page.waitForFunction(() => location.pathname === '/services/ai-systems');
  await clientRuns(page);
  await page.evaluate(changeHeader);
  await page.click('header [data-dialog="discovery"]');
  await page.waitForSelector('[role="dialog"]', { visible: true });
});

test('the browser fetches the drawings of the menu only when the menu opens', async () => {
  const { page, goTo } = await visit();
  const file = /\/menu-drawings\.[^/]*svg$/;
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await goTo('/about');
  expect(fetched.filter((url) => file.test(url))).toEqual([]);
  const drawings = page.waitForResponse((response) => file.test(response.url()));
  await (await buttonOf(page, 'Solutions'))!.click();
  expect((await drawings).ok()).toBe(true);
});
