import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { until } from '../support/page/appearances';
import { holdTimers } from '../support/page/clock';
import { press } from '../support/page/forms';
import { dialog } from '../support/page/leads';
import type { OpenOptions } from '../support/page/open-page';
import { prefetchDialogs } from '../support/page/requests';

const journey = startJourney();

/** Opens a page, and lists the paths of its requests in `asked`. */
async function visit(options?: OpenOptions) {
  const opened = await journey.visit(options);
  const asked: string[] = [];
  opened.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return { ...opened, asked };
}

/** The pointer must rest on a button for this time (ms) before the site fetches the button's code. */
const dwell = 80;
/** A time (ms) that is longer than every delay before a prefetch. */
const long = 2_000;

const centreOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });

const signs: [string, (page: Page) => Promise<unknown>][] = [
  ['a key', (page) => page.keyboard.press('Tab')],
  ['a scroll', (page) => page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }))],
  // A complete tap would also move the mouse, so the finger stays down.
  ['a finger', (page) => page.touchscreen.touchStart(2, 400)],
  ['a pointer', (page) => page.mouse.move(2, 2).then(() => page.mouse.move(2, 400))],
];
const scriptsIn = (asked: string[]) =>
  [...new Set(asked)].filter((path) => path.endsWith('.js')).toSorted();

/** Returns the paths of the client script and of the small scripts that open dialogs without React. */
const smallScripts = (page: Page) =>
  page.$eval('script[data-dialogs]', (script) => {
    const { src, dataset } = script as HTMLScriptElement;
    return [new URL(src).pathname, ...dataset.dialogs!.split(' ')].toSorted();
  });

test('a page first fetches only its client script; after the first sign of a visitor (a key, a scroll, a finger, a pointer) it also fetches the scripts that open dialogs without React', async () => {
  const { page, goTo, asked } = await visit();
  // Without the cache each load of the page requests its scripts again.
  await page.setCacheEnabled(false);
  for (const [sign, show] of signs) {
    asked.length = 0;
    await goTo('/contact');
    await page.waitForNetworkIdle({ idleTime: 100 });
    expect([sign, ...scriptsIn(asked)]).toEqual([sign, expect.stringContaining('/app/client.')]);
    const wanted = await smallScripts(page);
    await show(page);
    await until(() => wanted.every((path) => asked.includes(path)));
    await page.waitForNetworkIdle({ idleTime: 100 });
    expect([sign, ...scriptsIn(asked)]).toEqual([sign, ...wanted]);
  }
});

test.each([
  ['a dialog’s button', 'header [data-dialog=discovery]', 'discovery-dialog'],
  ['a form’s button', 'main form [type=submit]', 'contact-page-form'],
])(
  'the page fetches the code of %s when a pointer rests on it and at once on a touch and on focus, and nothing when a pointer only passes over it',
  async (_, control, code) => {
    const { page, goTo, asked } = await visit();
    const isCodeAsked = () => asked.some((path) => path.includes(`/${code}.`));
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
    expect(scriptsIn(asked)).toEqual(await smallScripts(page));
    await page.mouse.move(x, y);
    await pass(dwell);
    await until(isCodeAsked);
    await page.waitForNetworkIdle({ idleTime: 100 });

    await page.mouse.move(2, 400);
    for (const sign of ['touchstart', 'focusin']) {
      await goTo('/contact');
      asked.length = 0;
      await holdTimers(page);
      await page.$eval(
        control,
        (each, type) => each.dispatchEvent(new Event(type, { bubbles: true })),
        sign,
      );
      await until(isCodeAsked);
      // Waits for scripts that are still loading. Otherwise they could count in the next round.
      await page.waitForNetworkIdle({ idleTime: 100 });
    }
  },
);

test('the page prefetches nothing for a visitor who has set the browser to save data, and a press still works', async () => {
  const { page, goTo, asked } = await visit({
    prepare: () => {
      const connection = { saveData: true, effectiveType: '4g' };
      Object.defineProperty(navigator, 'connection', { value: connection });
    },
  });
  await goTo('/contact');
  await page.waitForNetworkIdle({ idleTime: 100 });
  expect(scriptsIn(asked)).toEqual([expect.stringContaining('/app/client.')]);
  await press(page, 'Full Discovery', 'header');
  await page.waitForSelector(dialog, { visible: true });
  await page.keyboard.press('Escape');
  await page.waitForSelector(dialog, { hidden: true });
  await page.waitForNetworkIdle({ idleTime: 100 });

  asked.length = 0;
  await page.hover('header a[href="/"]');
  await page.focus('footer a[href="/careers"]');
  await pause(1_000);
  expect(asked).toEqual([]);
});
