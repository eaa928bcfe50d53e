import { startJourney } from '../support/journey';
import { press } from '../support/page/forms';
import { hasFocus, waitForExpanded } from '../support/page/keyboard';
import { dialog } from '../support/page/leads';
import { hasClientStarted, hold, isScript } from '../support/page/requests';

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

test('at 820 px the header shows the menu button and the button that opens Discovery; at 320 by 568 px the buttons of the phone menu stay in view below the list of an open group, and a focused link is above them', async () => {
  const { page, goTo } = await visit();
  await page.setViewport({ ...phone, width: 820 });
  await goTo('/about');
  await page.waitForSelector('header > div > div > [data-dialog=discovery]', { visible: true });
  await page.waitForSelector('::-p-aria(Open menu)', { visible: true });
  await page.setViewport({ ...phone, width: 320, height: 568 });
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
  // A query by accessible name would wait for the load event, but a query by CSS does not.
  await (await page.$('#site-menu [aria-label="Close menu"]'))!.tap();
  await waitForExpanded(page, trigger, false);
  expect(await page.evaluate(hasClientStarted)).toBe(false);
});
