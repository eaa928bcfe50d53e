import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { until } from '../support/page/appearances';
import { holdTimers, passTime } from '../support/page/clock';
import { fill, press } from '../support/page/forms';
import { waitForPath } from '../support/page/history';
import { contactMessage, dialog } from '../support/page/leads';
import { openPage, type OpenedPage, type OpenOptions } from '../support/page/open-page';
import { clientRuns, prefetchDialogs } from '../support/page/requests';
import { expectToast } from '../support/page/toasts';
import { startRelay } from '../support/servers/relay';

const journey = startJourney();
let relay: Awaited<ReturnType<typeof startRelay>>;
const opened: OpenedPage[] = [];

beforeAll(async () => {
  relay = await startRelay(journey.site.origin);
});
afterAll(() => relay.stop());
beforeEach(() => relay.forget());
afterEach(() => Promise.all(opened.splice(0).map(({ close }) => close())));

async function visit(options?: OpenOptions) {
  const page = await openPage(journey.browser, relay.origin, options);
  opened.push(page);
  return page;
}

/** The pointer must rest on a link for this time (ms) before the site prefetches the link's page. */
const dwell = 80;
/** A time (ms) that is longer than every delay before a prefetch. */
const long = 2_000;

async function isAsked(path: string) {
  await until(() => relay.asked(path).length > 0);
}

const centreOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });

const link = (path: string) => `main a[href="${path}"]`;

/** Runs in the page: marks the browser as automated, so that the client script prefetches instead of the browser. */
function showDriver() {
  Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => true });
}

// In Puppeteer 24.43 and 25.16 a navigation to a page that Chrome itself has prefetched times out. Therefore
// app/inline.ts disables Chrome's prefetch in automated browsers.
test('a pointer that rests on a link prefetches its page once, the navigation uses that response, and puppeteer gets it', async () => {
  const { page, goTo } = await visit({ prepare: showDriver });
  await goTo('/about');
  await page.hover(link('/pricing'));
  await isAsked('/pricing');
  await page.mouse.move(2, 400);
  await page.hover(link('/pricing'));
  const navigation = page.waitForNavigation();
  await page.click(link('/pricing'));
  expect((await navigation)?.status()).toBe(200);
  await waitForPath(page, '/pricing');
  await clientRuns(page);
  expect(relay.asked('/pricing')).toHaveLength(1);
});

test('a pointer that only passes over a link prefetches nothing', async () => {
  const { page, goTo } = await visit({ prepare: showDriver });
  await goTo('/about');
  await prefetchDialogs(page);
  await page.$eval(link('/pricing'), (each) =>
    each.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const { x, y } = await centreOf(page, link('/pricing'));
  const pass = await holdTimers(page);
  await page.mouse.move(x, y);
  await pass(dwell - 10);
  await page.mouse.move(2, 400);
  await pass(long);
  expect(relay.asked('/pricing')).toEqual([]);
});

test('a touch on a link prefetches its page at once, except for a link to a file or to another site', async () => {
  const { page, goTo } = await visit({
    prepare: () => {
      const ahead: unknown[] = [];
      Object.assign(window, { ahead });
      const real = window.fetch;
      window.fetch = (...args) => {
        ahead.push(args[0]);
        return real(...args);
      };
    },
  });
  await page.evaluateOnNewDocument(showDriver);
  await page.setViewport({ width: 390, height: 844, hasTouch: true });
  await goTo('/about');
  await page.$eval(link('/pricing'), (each) =>
    each.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const { x, y } = await centreOf(page, link('/pricing'));
  await page.evaluate(() => {
    for (const href of ['/icon.svg', 'mailto:a@example.com', 'https://example.com/about-them']) {
      const other = document.body.appendChild(Object.assign(document.createElement('a'), { href }));
      other.dispatchEvent(new Event('touchstart', { bubbles: true }));
    }
  });
  // This listener runs last, so its flag means that the page's own listeners have run.
  await page.evaluate(() => {
    addEventListener('touchstart', () => Object.assign(window, { isTouched: true }));
  });
  await page.touchscreen.touchStart(x, y);
  await page.waitForFunction(() => 'isTouched' in window);
  expect(await page.evaluate(() => (window as unknown as { ahead: string[] }).ahead)).toEqual([
    '/pricing',
  ]);
  await isAsked('/pricing');
});

test('focus on a link prefetches its page, except for a link to a place on the same page', async () => {
  const { page, goTo } = await visit({ prepare: showDriver });
  await goTo('/careers');
  await prefetchDialogs(page);
  await page.focus('main a[href="/careers#positions"]');
  await passTime(page, long);
  await page.focus(link('/pricing'));
  await passTime(page, long);
  await isAsked('/pricing');
  expect(relay.asked('/careers')).toHaveLength(1);
});

const signs: [string, (page: Page) => Promise<unknown>][] = [
  ['a key', (page) => page.keyboard.press('Tab')],
  ['a scroll', (page) => page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }))],
  // A complete tap would also move the mouse, so the finger stays down.
  ['a finger', (page) => page.touchscreen.touchStart(2, 400)],
  ['a pointer', (page) => page.mouse.move(2, 2).then(() => page.mouse.move(2, 400))],
];
const fetchedScripts = () =>
  [...new Set(relay.all().map(({ path }) => path))]
    .filter((path) => path.endsWith('.js'))
    .toSorted();

/** Returns the paths of the client script and of the small scripts that open dialogs without React. */
const smallScripts = (page: Page) =>
  page.$eval('script[data-dialogs]', (script) => {
    const { src, dataset } = script as HTMLScriptElement;
    return [new URL(src).pathname, ...dataset.dialogs!.split(' ')].toSorted();
  });

test('a page first fetches only its client script; after the first sign of a visitor (a key, a scroll, a finger, a pointer) it also fetches the scripts that open dialogs without React', async () => {
  const { page, goTo } = await visit();
  // Without the cache each load of the page requests its scripts again.
  await page.setCacheEnabled(false);
  for (const [sign, show] of signs) {
    relay.forget();
    await goTo('/contact');
    await page.waitForNetworkIdle({ idleTime: 100 });
    expect([sign, ...fetchedScripts()]).toEqual([sign, expect.stringContaining('/app/client.')]);
    const wanted = await smallScripts(page);
    await show(page);
    await until(() => wanted.every((path) => relay.asked(path).length > 0));
    await page.waitForNetworkIdle({ idleTime: 100 });
    expect([sign, ...fetchedScripts()]).toEqual([sign, ...wanted]);
  }
});

test('a page that appears below a resting pointer fetches the dialogs only when the pointer moves', async () => {
  const { page, goTo } = await visit();
  await goTo('/about');
  // Chrome fires these events when a page appears below a pointer that does not move.
  await page.evaluate(() => {
    for (const type of ['pointerout', 'pointerover', 'pointermove'])
      document.querySelector('header')!.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  });
  const copies = await page.$eval('[data-copies]', (script) => script.getAttribute('data-copies')!);
  expect(relay.asked(copies)).toEqual([]);
  await page.mouse.move(601, 400);
  await isAsked(copies);
});

const isScriptOf = (name: string) => fetchedScripts().some((path) => path.includes(`/${name}.`));

test.each([
  ['a dialog’s button', 'header [data-dialog=discovery]', 'discovery-dialog'],
  ['a form’s button', 'main form [type=submit]', 'contact-page-form'],
])(
  'the page fetches the code of %s when a pointer rests on it and at once on a touch and on focus, and nothing when a pointer only passes over it',
  async (_, control, code) => {
    const { page, goTo } = await visit();
    // Without the cache each load of the page requests its scripts again.
    await page.setCacheEnabled(false);
    await goTo('/contact');
    await prefetchDialogs(page);
    await page.waitForNetworkIdle({ idleTime: 100 });
    await page.$eval(control, (each) =>
      each.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const { x, y } = await centreOf(page, control);
    const pass = await holdTimers(page);
    await page.mouse.move(x, y);
    await pass(dwell - 10);
    await page.mouse.move(2, 400);
    await pass(long);
    expect(fetchedScripts()).toEqual(await smallScripts(page));
    await page.mouse.move(x, y);
    await pass(dwell);
    await until(() => isScriptOf(code));
    await page.waitForNetworkIdle({ idleTime: 100 });

    await page.mouse.move(2, 400);
    for (const sign of ['touchstart', 'focusin']) {
      await goTo('/contact');
      relay.forget();
      await holdTimers(page);
      await page.$eval(
        control,
        (each, type) => each.dispatchEvent(new Event(type, { bubbles: true })),
        sign,
      );
      await until(() => isScriptOf(code));
      // Waits for scripts that are still loading. Otherwise the proxy could count them in the next round or test.
      await page.waitForNetworkIdle({ idleTime: 100 });
    }
  },
);

test('the page prefetches nothing for a visitor who has set the browser to save data, and presses still work', async () => {
  const { page, goTo } = await visit({
    prepare: () => {
      const connection = { saveData: true, effectiveType: '4g' };
      Object.defineProperty(navigator, 'connection', { value: connection });
    },
  });
  await goTo('/contact');
  await page.waitForNetworkIdle({ idleTime: 100 });
  const scripts = relay.all().filter(({ path }) => path.endsWith('.js'));
  expect(scripts).toEqual([{ path: expect.stringContaining('/app/client.'), isPrefetch: false }]);
  relay.forget();
  await press(page, 'Full Discovery', 'header');
  await page.waitForSelector(dialog, { visible: true });
  await page.keyboard.press('Escape');
  await page.waitForSelector(dialog, { hidden: true });
  await fill(page, 'main', contactMessage);
  await press(page, 'Send Message', 'main');
  await expectToast(page, 'Message sent successfully!', "We'll get back to you within 24 hours");

  relay.forget();
  await page.hover('header a[href="/"]');
  await passTime(page, long);
  await page.focus('footer a[href="/careers"]');
  await passTime(page, long);
  expect(relay.all()).toEqual([]);
});

test('the page sets data-prefetch to "off" on a network of the type slow-2g or 2g, and to "client" on 3g', async () => {
  const { page, load } = await visit({ prepare: showDriver });
  for (const [kind, expected] of [
    ['slow-2g', 'off'],
    ['2g', 'off'],
    ['3g', 'client'],
  ] as const) {
    await page.evaluateOnNewDocument((effectiveType) => {
      const connection = { saveData: false, effectiveType };
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    }, kind);
    await load('/contact');
    const prefetch = await page.evaluate(() => document.documentElement.dataset.prefetch);
    expect([kind, prefetch]).toEqual([kind, expected]);
  }
});
