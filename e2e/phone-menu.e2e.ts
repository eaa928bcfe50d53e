import { press } from './support/forms';
import { startJourney } from './support/journey';
import { withholdScripts } from './support/open-page';

const { visit } = startJourney();

const phone = { width: 390, height: 844, hasTouch: true };

test('four groups open each by itself, the page behind is still and covered; Escape and a link close the menu', async () => {
  const { page, goTo } = await visit();
  await page.setViewport(phone);
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
});

test('before any script has come, the menu and its groups open, and say so', async () => {
  const { page, goTo } = await visit();
  await page.setViewport(phone);
  await withholdScripts(page);
  await goTo('/about');
  await press(page, 'Open menu');
  await page.waitForSelector('header [popovertarget="site-menu"][aria-expanded="true"]');
  await page.tap('#site-menu details:last-of-type summary');
  await page.waitForSelector('#site-menu summary[aria-expanded="true"]');
  await page.waitForSelector('#site-menu a[href="/careers"]', { visible: true });
  await press(page, 'Close menu');
  await page.waitForSelector('header [popovertarget="site-menu"][aria-expanded="false"]');
  expect(await page.$('#root[data-cold]')).not.toBeNull();
});
