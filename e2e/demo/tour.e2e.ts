import type { Page } from 'puppeteer';
import { startDemoJourney } from '../support/demo';
import { press } from '../support/page/forms';
import { follow } from '../support/page/history';
import { focused } from '../support/page/keyboard';
import { dialog, sendLead } from '../support/page/leads';

const { visit } = startDemoJourney();

/**
 * Waits until the tour is at a stop: a frame marks the stop's target. The target is on the screen, and higher than the
 * bar with the tour's buttons.
 */
const waitForStop = (page: Page, number: number) =>
  page.waitForFunction(
    (wanted) => {
      const strip = document.querySelector('[data-demo=tour]');
      const [place, ...others] = document.querySelectorAll('[data-demo-stop]');
      if (!strip || !place || others.length > 0) return false;
      const { top } = place.getBoundingClientRect();
      return (
        strip.textContent!.startsWith(`Stop ${wanted} of 5`) &&
        top > 0 &&
        top < strip.getBoundingClientRect().top
      );
    },
    {},
    number,
  );
const tourHasFocus = (page: Page) =>
  page.waitForFunction(
    () => document.activeElement === document.querySelector('[data-demo=tour] h2'),
  );

/** Returns the share (0 to 1) of the upper 300 px of the stop's target that the demo does not cover. */
const freeShare = (page: Page) =>
  page.$eval('[data-demo-stop]', (place) => {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    const rows = Array.from({ length: 30 }, (_, row) => top + 5 + row * 10);
    const inside = rows.filter((y) => y < bottom);
    const free = inside.filter((y) => {
      const hit = document.elementFromPoint((left + right) / 2, y);
      return hit !== null && !hit.closest('[data-demo]');
    });
    return free.length / inside.length;
  });

test.each([1280, 820, 390])(
  'at %i px arrow keys and buttons move through the tour’s five stops, the demo covers none of them, and Escape ends the tour',
  async (width) => {
    const { page, goTo } = await visit({ width, height: 800, isFirstVisit: true });
    await goTo('/about?demo=tour');
    await page.waitForFunction(() => location.pathname === '/');
    await waitForStop(page, 1);
    await tourHasFocus(page);
    for (const stop of [2, 3]) {
      await page.keyboard.press('ArrowRight');
      await waitForStop(page, stop);
      expect([stop, await freeShare(page)]).toEqual([stop, 1]);
    }
    await page.keyboard.press('ArrowLeft');
    await waitForStop(page, 2);
    for (const stop of [3, 4, 5]) {
      await press(page, 'Next stop', '[data-demo=tour]');
      await waitForStop(page, stop);
      await tourHasFocus(page);
      expect([stop, await freeShare(page)]).toEqual([stop, 1]);
    }
    // The tour turns on quiet mode, so that banner and challenge do not interrupt the presenter.
    expect(await page.evaluate(() => localStorage.getItem('demoSettings'))).toContain(
      '"isQuiet":true',
    );
    await page.keyboard.press('Escape');
    await page.waitForSelector('[data-demo=tour]', { hidden: true });
    expect((await focused(page)).text).toBe('Demo console');
    expect(await page.$('[data-demo-stop]')).toBeNull();
  },
);

test('the tour stays at its stop after a link, Back or a reload, and continues from any page', async () => {
  const { page, goTo } = await visit({ height: 800 });
  await goTo('/?demo=tour');
  await waitForStop(page, 1);
  await page.keyboard.press('ArrowRight');
  await waitForStop(page, 2);
  await page.reload();
  await waitForStop(page, 2);
  // The tour removes `?demo=tour` from the URL, so that a reload does not restart the tour and the customer does not
  // read these words.
  expect(new URL(page.url()).search).toBe('');

  await follow(page, '/careers');
  await page.waitForSelector('[data-demo=tour] ::-p-text(Stop 2 of 5)');
  expect(await page.$('[data-demo-stop]')).toBeNull();
  await page.goBack();
  await waitForStop(page, 2);

  await goTo('/careers');
  await page.waitForSelector('[data-demo=tour] ::-p-text(Stop 2 of 5)');
  await Promise.all([page.waitForNavigation(), press(page, 'Next stop', '[data-demo=tour]')]);
  await waitForStop(page, 3);
});

test('the presenter’s notes appear in the console and not on the page', async () => {
  const { page, goTo } = await visit({ height: 800 });
  await goTo('/?demo=tour');
  await waitForStop(page, 1);
  const words = 'agents built from components for one business';
  expect(await page.evaluate(() => document.body.innerText)).not.toContain(words);
  await press(page, 'Notes', '[data-demo=tour]');
  await page.waitForSelector(`#demo-console ::-p-text(${words})`);
  await press(page, 'Next', '#demo-console');
  await page.waitForSelector('#demo-console ::-p-text(Each card leads to a page)');
  await goTo('/pricing?demo=open');
  await page.waitForSelector('#demo-console ::-p-text(Switch to annual billing)');
});

test('arrow keys in a field, in tabs or in a dialog do not move the tour', async () => {
  const { page, goTo } = await visit({ height: 800 });
  await goTo('/?demo=tour');
  await waitForStop(page, 1);
  await page.focus('#ai-scan-section [name=url]');
  await page.keyboard.press('ArrowRight');
  await page.focus('#ai-scan-section [role=tab]');
  await page.keyboard.press('ArrowRight');
  await press(page, 'Free Intake', 'header');
  await page.waitForSelector(`${dialog} [name=firstName]`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await page.waitForSelector(dialog, { hidden: true });
  expect(await page.$eval('[data-demo=tour]', (card) => card.textContent)).toMatch(/^Stop 1 of 5/);
});

interface Opened {
  width: number;
  what: string;
  selector: string;
  open: (page: Page) => Promise<unknown>;
}
test.each<Opened>([
  {
    width: 1280,
    what: 'a menu',
    selector: '[popover]:popover-open',
    open: (page) => press(page, 'Services', 'header'),
  },
  {
    width: 390,
    what: 'the phone menu',
    selector: '#site-menu:popover-open',
    open: (page) => page.click('[popovertarget="site-menu"]'),
  },
  {
    width: 1280,
    what: 'a toast',
    selector: '[data-toasts] [data-state=open]',
    open: (page) => sendLead(page, 'scan'),
  },
])('at $width px an Escape that closes $what does not end the tour', async (opened) => {
  const { page, goTo } = await visit({ width: opened.width, height: 800 });
  await goTo('/?demo=tour');
  await waitForStop(page, 1);
  await opened.open(page);
  await page.waitForSelector(opened.selector);
  await page.keyboard.press('Escape');
  await page.waitForFunction((selector) => !document.querySelector(selector), {}, opened.selector);
  expect(await page.$('[data-demo=tour]')).not.toBeNull();
  await page.keyboard.press('Escape');
  await page.waitForSelector('[data-demo=tour]', { hidden: true });
});
