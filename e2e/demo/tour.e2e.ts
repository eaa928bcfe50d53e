import type { Page } from 'puppeteer';
import { startDemoJourney } from '../support/demo';
import { press } from '../support/page/forms';
import { follow } from '../support/page/history';
import { focused } from '../support/page/keyboard';

const { visit } = startDemoJourney();

/**
 * Waits until the guided tour is at the stop (step) with this number. Its target then has a frame. Target and
 * heading are between the header and the bar with the tour's buttons. If both do not fit, the target is, or the heading.
 */
const waitForStop = (page: Page, number: number) =>
  page.waitForFunction(
    (wanted) => {
      const strip = document.querySelector('[data-demo=tour]');
      const [place, ...others] = document.querySelectorAll('[data-demo-stop]');
      if (!strip || !place || others.length > 0) return false;
      const bar = strip.getBoundingClientRect().top;
      const header = document.querySelector('header')!.getBoundingClientRect().bottom;
      const isShown = ({ top, bottom }: DOMRect) => top >= header && bottom <= bar;
      const target = place.getBoundingClientRect();
      const heading = place.closest('section')!.querySelector('h1, h2')!.getBoundingClientRect();
      const free = bar - header - 24;
      const isRight =
        target.bottom - heading.top <= free
          ? isShown(heading) && isShown(target)
          : isShown(target.height <= free ? target : heading);
      return strip.textContent!.startsWith(`Stop ${wanted} of 5`) && isRight;
    },
    {},
    number,
  );
const tourHasFocus = (page: Page) =>
  page.waitForFunction(
    () => document.activeElement === document.querySelector('[data-demo=tour] h2'),
  );

/** Returns which share (0 to 1) of the upper 300 px of the stop's target on the screen the demo does not cover. */
const freeShare = (page: Page) =>
  page.$eval('[data-demo-stop]', (place) => {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    const bar = document.querySelector('[data-demo=tour]')!.getBoundingClientRect().top;
    const rows = Array.from({ length: 30 }, (_, row) => Math.max(top, 0) + 5 + row * 10);
    const inside = rows.filter((y) => y < Math.min(bottom, bar));
    const free = inside.filter((y) => {
      const hit = document.elementFromPoint((left + right) / 2, y);
      return hit !== null && !hit.closest('[data-demo]');
    });
    return free.length / inside.length;
  });

test('at 1280 and 390 px arrow keys and buttons move through the tour’s five stops, the demo covers none of them, and Escape ends the tour', async () => {
  const { page, goTo } = await visit({ width: 1280, height: 720, isFirstVisit: true });
  const expectStop = async (stop: number) => {
    await waitForStop(page, stop);
    const { width } = page.viewport()!;
    expect([width, stop, await freeShare(page)]).toEqual([width, stop, 1]);
  };
  await goTo('/about?demo=tour');
  await page.waitForFunction(() => location.pathname === '/');
  await waitForStop(page, 1);
  await tourHasFocus(page);
  const placeOfNext = () =>
    page.$eval('[data-demo=tour] ::-p-aria(Next)', (button) => button.getBoundingClientRect().x);
  const place = await placeOfNext();
  for (const stop of [2, 3, 4, 5]) {
    // A presenter's remote control sends PageDown.
    await page.keyboard.press(stop % 2 ? 'PageDown' : 'ArrowRight');
    await expectStop(stop);
    expect(await placeOfNext()).toBe(place);
  }

  await page.setViewport({ width: 390, height: 800 });
  for (const stop of [4, 3, 2, 1]) {
    await page.keyboard.press('ArrowLeft');
    await waitForStop(page, stop);
  }
  for (const stop of [2, 3, 4, 5]) {
    await press(page, 'Next', '[data-demo=tour]');
    await expectStop(stop);
    await tourHasFocus(page);
  }
  // The tour must switch quiet mode on, so that neither the banner nor the quiz interrupts the presenter.
  expect(await page.evaluate(() => localStorage.getItem('demoSettings'))).toContain(
    '"isQuiet":true',
  );
  await page.keyboard.press('Escape');
  await page.waitForSelector('[data-demo=tour]', { hidden: true });
  expect((await focused(page)).text).toBe('Demo console');
  expect(await page.$('[data-demo-stop]')).toBeNull();

  // The ribbon leaves the home page's first buttons visible in a low window.
  await page.setViewport({ width: 1280, height: 720 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const [lowest, edge] = await Promise.all([
    page.$eval('main [data-dialog=discovery]', (button) => button.getBoundingClientRect().bottom),
    page.$eval('[data-demo=ribbon]', (ribbon) => ribbon.getBoundingClientRect().top),
  ]);
  expect(lowest).toBeLessThan(edge);
});

test('the tour stays at its stop after a link, Back, a reload or an Escape that closes a menu, and continues from any page; its notes appear in the console and not on the page', async () => {
  const { page, goTo } = await visit({ height: 800 });
  await goTo('/?demo=tour');
  await waitForStop(page, 1);
  const words = 'agents built from components for one business';
  expect(await page.evaluate(() => document.body.innerText)).not.toContain(words);
  await press(page, 'Notes', '[data-demo=tour]');
  await page.waitForSelector(`#demo-console ::-p-text(${words})`);
  await press(page, 'Next', '#demo-console');
  await page.waitForSelector('#demo-console ::-p-text(Each card leads to a page)');
  await page.reload();
  await waitForStop(page, 2);
  // The tour must remove `?demo=tour` from the URL. Otherwise a reload would restart the tour, and the customer could
  // read it.
  expect(new URL(page.url()).search).toBe('');

  // An Escape that closes a menu must not end the tour.
  await press(page, 'Services', 'header');
  await page.waitForSelector('#nav-services:popover-open');
  await page.keyboard.press('Escape');
  await page.waitForSelector('#nav-services:not(:popover-open)');
  await follow(page, '/pricing');
  await page.waitForSelector('[data-demo=tour] ::-p-text(Stop 2 of 5)');
  expect(await page.$('[data-demo-stop]')).toBeNull();
  await page.goBack();
  await waitForStop(page, 2);

  await goTo('/pricing?demo=open');
  await page.waitForSelector('#demo-console ::-p-text(Switch to annual billing)');
  await press(page, 'Close demo console', '#demo-console');
  await Promise.all([page.waitForNavigation(), press(page, 'Next', '[data-demo=tour]')]);
  await waitForStop(page, 3);
});
