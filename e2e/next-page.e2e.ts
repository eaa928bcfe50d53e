import type { Page } from 'puppeteer';
import { press, fill } from './support/forms';
import { startJourney } from './support/journey';
import { contactMessage } from './support/leads';
import { becomesLive, intercept } from './support/requests';
import { expectToast } from './support/toasts';

const { site, visit } = startJourney();

const isPageOf = (request: { resourceType(): string; url(): string }, path: string) =>
  request.resourceType() === 'xhr' && new URL(request.url()).pathname === path;

const comesToTitle = (page: Page, title: string) =>
  page.waitForFunction((start) => document.title.startsWith(start), {}, title);

const click = (page: Page, path: string) =>
  page.$eval(`a[href="${path}"]`, (link) => (link as HTMLElement).click());

/** How every element of the page is drawn, in its order. */
const looks = (page: Page) =>
  page.$$eval('main *', (elements) =>
    elements.map((element) => {
      const { color, backgroundColor, font, display, padding, margin, borderTopWidth, position } =
        getComputedStyle(element);
      const style = { color, backgroundColor, font, display, padding, margin, borderTopWidth };
      return `${element.tagName} ${position} ${Object.values(style).join(' ')}`;
    }),
  );

test.each(['/', '/solutions/finance', '/products/voice-agents', '/pricing', '/careers'])(
  '%s looks alike after a link and after a load',
  async (path) => {
    const { page, goTo } = await visit();
    // At the end of every motion.
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await goTo(path);
    await becomesLive(page);
    const loaded = await looks(page);
    await goTo('/about');
    await becomesLive(page);
    await click(page, '/contact');
    await comesToTitle(page, 'Contact');
    await click(page, path);
    await page.waitForFunction(
      (canonical) => document.querySelector(`link[rel=canonical][href="${canonical}"]`),
      {},
      path,
    );
    expect(await looks(page)).toEqual(loaded);
    expect(loaded.length).toBeGreaterThan(100);
  },
);

test('a form on the next page comes to life and sends', async () => {
  const { page, goTo } = await visit();
  await goTo('/about');
  await becomesLive(page);
  await click(page, '/contact');
  await comesToTitle(page, 'Contact');
  await fill(page, 'main', { ...contactMessage });
  await press(page, 'Send Message', 'main');
  await expectToast(page, 'Message sent successfully!', "We'll get back to you within 24 hours");
  expect(await site.records('contact')).toContainEqual(expect.objectContaining(contactMessage));
});

test('of two links whose pages are on their way the later one counts', async () => {
  const { page, goTo } = await visit();
  await goTo('/about');
  await becomesLive(page);
  let letFirstCome = () => {};
  await intercept(page, (request) => {
    if (!isPageOf(request, '/careers')) return undefined;
    return new Promise<void>((resolve) => {
      letFirstCome = resolve;
    }).then(() => request.continue());
  });
  await click(page, '/careers');
  await click(page, '/contact');
  await comesToTitle(page, 'Contact');
  letFirstCome();
  await page.waitForNetworkIdle();
  expect(new URL(page.url()).pathname).toBe('/contact');
  expect(await page.title()).toContain('Contact');
});

test('a link to an address without a page shows the 404 page inside the site', async () => {
  const { page, goTo } = await visit({ expectedErrors: [/404/] });
  await goTo('/about');
  await becomesLive(page);
  await page.$eval('main a[href^="/"]', (link) => link.setAttribute('href', '/no-such-page'));
  await page.$eval('main a[href="/no-such-page"]', (link) => (link as HTMLElement).click());
  await comesToTitle(page, '404');
  expect(await page.$eval('meta[name=robots]', (meta) => meta.getAttribute('content'))).toBe(
    'noindex',
  );
  // The document is still the one that came first.
  const documents = await page.evaluate(() => performance.getEntriesByType('navigation')[0]!.name);
  expect(new URL(documents).pathname).toBe('/about');
});

test('a link to a place in the page that is open asks for nothing', async () => {
  const { page, goTo } = await visit();
  await goTo('/');
  await becomesLive(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isPageOf(request, '/')) asked.push(request.url());
  });
  await page.hover('main a[href="/#ai-scan-section"]');
  await click(page, '/#ai-scan-section');
  await page.waitForFunction(() => scrollY > 500);
  expect(asked).toEqual([]);
  expect(new URL(page.url()).hash).toBe('#ai-scan-section');
});
