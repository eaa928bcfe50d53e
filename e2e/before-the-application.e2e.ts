import type { Page } from 'puppeteer';
import { fill, valuesOf } from './support/forms';
import { startJourney } from './support/journey';
import { expectToast } from './support/toasts';

const { site, visit } = startJourney();

/** Holds every external script back until it is released. */
async function holdScripts(page: Page) {
  let release!: () => void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isScript = new URL(request.url()).pathname.endsWith('.js');
    void (isScript ? released : Promise.resolve()).then(() => request.continue());
  });
  return release;
}

test('a click on a dialog button before the application is there opens the dialog later', async () => {
  const { page, goTo } = await visit();
  const release = await holdScripts(page);
  await goTo('/');
  await page.click('main [data-dialog="discovery"]');
  expect(await page.$('[role="dialog"]')).toBeNull();
  release();

  await page.waitForSelector('[role="dialog"]', { visible: true });
  expect(await page.$$('[role="dialog"]')).toHaveLength(1);
});

test('a form that is filled and sent before the application is there arrives once, as typed', async () => {
  const { page, goTo } = await visit();
  const release = await holdScripts(page);
  await goTo('/contact');
  const fields = {
    firstName: 'Mo',
    lastName: 'Önal',
    email: 'mo@stoffen.example',
    message: 'Typed before any script had arrived.',
  };
  await fill(page, 'main', fields);
  await page.click('main form [type="submit"]');
  await page.click('main form [type="submit"]');
  expect(await valuesOf(page, 'main', Object.keys(fields))).toEqual(Object.values(fields));
  expect(new URL(page.url()).search).toBe('');
  release();

  await expectToast(page, 'Message sent successfully!', "We'll get back to you within 24 hours");
  expect(await site.records('contact')).toEqual([expect.objectContaining(fields)]);
});

test('menus open and tell so before the application is there', async () => {
  const { page, goTo } = await visit();
  const release = await holdScripts(page);
  await goTo('/');
  const button = await page.waitForSelector('header ::-p-aria([name="Products"][role="button"])');
  // The browser tells of a popover's change in a task of its own.
  const expectExpanded = (value: string) =>
    page.waitForFunction(
      (element, expected) => element!.getAttribute('aria-expanded') === expected,
      { timeout: 2_000 },
      button,
      value,
    );
  await expectExpanded('false');
  await button!.click();

  await page.waitForSelector('header ::-p-aria([name="All products"][role="link"])', {
    visible: true,
  });
  await expectExpanded('true');
  await page.keyboard.press('Escape');
  await expectExpanded('false');
  release();
});

test('nothing but the inline bootstrap runs before the load event', async () => {
  const { page, goTo } = await visit();
  const early: string[] = [];
  let isLoaded = false;
  page.once('load', () => {
    isLoaded = true;
  });
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !isLoaded) early.push(request.url());
  });
  await goTo('/');

  expect(early).toEqual([]);
  const inline = await page.$$eval('script:not([src], [type="application/ld+json"])', (scripts) =>
    scripts.map((script) => script.textContent!.length),
  );
  expect(inline).toHaveLength(1);
  expect(inline[0]).toBeLessThanOrEqual(1024);
});
