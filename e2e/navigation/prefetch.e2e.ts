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

/** Milliseconds that a pointer must rest on a link before the site prefetches the link's page. */
const dwell = 80;
/** A time in milliseconds that is longer than any delay of the prefetching. */
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

/**
 * Runs in the page: makes the browser look automated. The client script then prefetches as in a browser without
 * speculation rules.
 */
function showDriver() {
  Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => true });
}

// In puppeteer 24.43 and 25.16 this navigation times out if the browser prefetches by itself. Therefore app/inline.ts
// switches off the browser's prefetching in automated browsers.
test('a script of puppeteer that hovers, clicks and waits for the navigation gets its response', async () => {
  const { page, goTo } = await visit({ prepare: showDriver });
  await goTo('/');
  await page.hover(link('/solutions'));
  await isAsked('/solutions');
  const navigation = page.waitForNavigation({ timeout: 10_000 });
  await page.click(link('/solutions'));
  expect((await navigation)?.status()).toBe(200);
});

test('a pointer that rests on a link prefetches its page once, and the navigation uses that response', async () => {
  const { page, goTo } = await visit({ prepare: showDriver });
  await goTo('/');
  await page.hover(link('/solutions'));
  await isAsked('/solutions');
  await page.mouse.move(2, 400);
  await page.hover(link('/solutions'));
  await page.click(link('/solutions'));
  await waitForPath(page, '/solutions');
  await clientRuns(page);
  expect(relay.asked('/solutions')).toHaveLength(1);
});

test('a pointer that only passes over a link prefetches nothing', async () => {
  const { page, goTo } = await visit({ prepare: showDriver });
  await goTo('/');
  await prefetchDialogs(page);
  await page.$eval(link('/solutions'), (each) =>
    each.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const { x, y } = await centreOf(page, link('/solutions'));
  const pass = await holdTimers(page);
  await page.mouse.move(x, y);
  await pass(dwell - 10);
  await page.mouse.move(2, 400);
  await pass(long);
  expect(relay.asked('/solutions')).toEqual([]);
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
  await goTo('/');
  await page.$eval(link('/solutions'), (each) =>
    each.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const { x, y } = await centreOf(page, link('/solutions'));
  await page.evaluate(() => {
    for (const href of ['/icon.svg', 'mailto:a@example.com', 'https://example.com/about-them']) {
      const other = document.body.appendChild(Object.assign(document.createElement('a'), { href }));
      other.dispatchEvent(new Event('touchstart', { bubbles: true }));
    }
  });
  // Sets the flag after the page's own listeners, because this listener is registered last.
  await page.evaluate(() => {
    addEventListener('touchstart', () => Object.assign(window, { isTouched: true }));
  });
  await page.touchscreen.touchStart(x, y);
  await page.waitForFunction(() => 'isTouched' in window);
  expect(await page.evaluate(() => (window as unknown as { ahead: string[] }).ahead)).toEqual([
    '/solutions',
  ]);
  await isAsked('/solutions');
});

test('focus on a link prefetches its page, except for a link to a place on the same page', async () => {
  const { page, goTo } = await visit({ prepare: showDriver });
  await goTo('/');
  await prefetchDialogs(page);
  await page.focus('main a[href="/#ai-scan-section"]');
  await passTime(page, long);
  await page.focus(link('/solutions'));
  await passTime(page, long);
  await isAsked('/solutions');
  expect(relay.asked('/')).toHaveLength(1);
});

const signs: [string, (page: Page) => Promise<unknown>][] = [
  ['a pointer', (page) => page.mouse.move(2, 2).then(() => page.mouse.move(2, 400))],
  ['a finger', (page) => page.touchscreen.tap(2, 400)],
  ['a key', (page) => page.keyboard.press('Tab')],
  ['a scroll', (page) => page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }))],
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

test.each(signs)(
  'a page first fetches only its client script; after the first sign of a visitor (%s) it also fetches the scripts that open dialogs without React',
  async (_, show) => {
    const { page, goTo } = await visit();
    await goTo('/contact');
    await page.waitForNetworkIdle();
    expect(fetchedScripts()).toEqual([expect.stringContaining('/app/client.')]);
    await show(page);
    await prefetchDialogs(page);
    await page.waitForNetworkIdle();
    expect(fetchedScripts()).toEqual(await smallScripts(page));
  },
);

const controls = [
  ['a dialog’s button', 'header [data-dialog=discovery]', 'discovery-dialog'],
  ['a form’s button', 'main form [type=submit]', 'contact-page-form'],
] as const;
const isScriptOf = (name: string) => fetchedScripts().some((path) => path.includes(`/${name}.`));

test.each(controls)(
  'the page fetches the code of %s when a pointer rests on it, and nothing when a pointer only passes over it',
  async (_, control, code) => {
    const { page, goTo } = await visit();
    await goTo('/contact');
    await prefetchDialogs(page);
    await page.waitForNetworkIdle();
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
  },
);

test.each(controls)(
  'the page fetches the code of %s at once on a touch and on focus',
  async (_, control, code) => {
    for (const sign of ['touchstart', 'focusin']) {
      relay.forget();
      const { page, goTo } = await visit();
      await goTo('/contact');
      await holdTimers(page);
      await page.$eval(
        control,
        (each, type) => each.dispatchEvent(new Event(type, { bubbles: true })),
        sign,
      );
      await until(() => isScriptOf(code));
    }
  },
);

test.each<[string, () => void]>([
  [
    'who has set the browser to save data',
    () => {
      const connection = { saveData: true, effectiveType: '4g' };
      Object.defineProperty(navigator, 'connection', { value: connection });
    },
  ],
  [
    'whose network is too slow',
    () => {
      const connection = { saveData: false, effectiveType: '2g' };
      Object.defineProperty(navigator, 'connection', { value: connection });
    },
  ],
])('the page prefetches nothing for a visitor %s, and presses still work', async (_, prepare) => {
  const { page, goTo } = await visit({ prepare });
  await goTo('/contact');
  await page.waitForNetworkIdle();
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

test.each([
  ['slow-2g', 'off'],
  ['2g', 'off'],
  ['3g', 'client'],
])('on a network of the type %s the page sets data-prefetch to "%s"', async (kind, expected) => {
  const { page, goTo } = await visit({ prepare: showDriver });
  await page.evaluateOnNewDocument((effectiveType) => {
    const connection = { saveData: false, effectiveType };
    Object.defineProperty(navigator, 'connection', { value: connection });
  }, kind);
  await goTo('/contact');
  expect(await page.evaluate(() => document.documentElement.dataset.prefetch)).toBe(expected);
});
