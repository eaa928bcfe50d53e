import { startJourney } from '../support/journey';
import { until } from '../support/page/appearances';
import { acceptAlerts } from '../support/page/forms';
import { waitForPath } from '../support/page/history';
import {
  focused,
  hasFocus,
  pressEnterAt,
  tabTo,
  waitForExpanded,
  typeAll,
  typeAt,
} from '../support/page/keyboard';
import { leads, person } from '../support/page/leads';
import { waitForHydration } from '../support/page/requests';
import { expectToast } from '../support/page/toasts';

const { site, visit } = startJourney();

const products = '[popovertarget="nav-products"]';
const menu = '[aria-label="Open menu"]';
const group = '#site-menu details:has(a[href="/services/data-security"])';

test('the skip link gets the first focus, is then visible, and moves the focus into the page', async () => {
  const { page, goTo } = await visit();
  await goTo('/pricing');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toMatchObject({ text: 'Skip to content', faults: [] });
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'main');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the keyboard opens a dropdown of the header, moves in it with arrow keys and closes it, and its button exposes the state', async () => {
  const { page, goTo } = await visit();
  await goTo('/pricing');
  await tabTo(page, { text: 'Products' });
  await waitForExpanded(page, products, false);
  for (const key of ['Enter', 'Space', 'ArrowDown'] as const) {
    await page.keyboard.press(key);
    await page.waitForSelector('#nav-products:popover-open');
    await waitForExpanded(page, products, true);
    await tabTo(page, { text: 'Voice Agents' });
    await page.keyboard.press('Escape');
    await hasFocus(page, 'Products');
    await page.waitForSelector('#nav-products:not(:popover-open)');
    await waitForExpanded(page, products, false);
  }

  await page.keyboard.press('ArrowDown');
  await hasFocus(page, 'All products');
  await waitForExpanded(page, products, true);
  await page.keyboard.press('End');
  await hasFocus(page, 'Analysis Suite');
  await page.keyboard.press('ArrowDown');
  await hasFocus(page, 'All products');
  await page.keyboard.press('ArrowUp');
  await hasFocus(page, 'Analysis Suite');
  await page.keyboard.press('ArrowUp');
  await hasFocus(page, 'Document Processing');
  await page.keyboard.press('Home');
  await hasFocus(page, 'All products');
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await page.waitForSelector('#nav-products:not(:popover-open)');
  await waitForExpanded(page, products, false);
  await tabTo(page, { text: 'Products' }, { isBackwards: true });
  await page.keyboard.press('ArrowDown');
  await hasFocus(page, 'All products');
  await page.keyboard.press('Enter');
  await waitForPath(page, '/products');
  await waitForExpanded(page, products, false);
});

test('the keyboard opens, uses and closes the phone menu, whose controls expose their state', async () => {
  const { page, goTo } = await visit({ width: 390, height: 844 });
  await goTo('/pricing');
  await tabTo(page, { text: 'Open menu' });
  await waitForExpanded(page, menu, false);
  await page.keyboard.press('Enter');
  await page.waitForSelector('#site-menu:popover-open');
  await tabTo(page, { text: 'Services' });
  await waitForExpanded(page, `${group} summary`, false);
  await page.keyboard.press('Enter');
  await page.waitForSelector(`${group}[open]`);
  await waitForExpanded(page, `${group} summary`, true);
  await page.keyboard.press('Space');
  await page.waitForSelector(`${group}:not([open])`);
  await waitForExpanded(page, `${group} summary`, false);
  // At the end of its fade-in, the menu hides the page behind it.
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector('main')!).visibility === 'hidden',
  );
  await page.keyboard.press('Escape');
  await page.waitForSelector('#site-menu:not(:popover-open)');
  expect((await focused(page)).text).toBe('Open menu');
  await waitForExpanded(page, menu, false);

  await page.keyboard.press('Enter');
  await pressEnterAt(page, 'Services');
  await tabTo(page, { text: 'Data Security' });
  await page.keyboard.press('Enter');
  await waitForPath(page, '/services/data-security');
  await waitForExpanded(page, menu, false);
});

test('the keyboard starts two scans of a website and reaches a recommendation of each, and arrow keys switch between the tabs Website and Documents', async () => {
  const { page, goTo } = await visit();
  await goTo('/');
  await pressEnterAt(page, 'Skip to content');
  await tabTo(page, { text: 'Website' });
  // Before hydration, the page stores clicks and repeats them later, but it does not do so with arrow keys.
  await waitForHydration(page, 'ai-scan-form');
  await page.keyboard.press('ArrowRight');
  await hasFocus(page, 'Documents');
  await page.waitForSelector('#ai-scan-section [name="files"]', { visible: true });
  await page.keyboard.press('ArrowLeft');
  await hasFocus(page, 'Website');
  for (const url of ['bakkerij.example', 'slagerij.example']) {
    await tabTo(page, { name: 'url' });
    await page.keyboard.type(url);
    await page.keyboard.press('Enter');
    await page.waitForSelector(`[data-results] h3:focus ::-p-text(${url})`);
    await tabTo(page, { text: 'AI Agent Suite' });
  }
  await expectToast(page, ...leads.scan.success);
  expect(await site.records('ai-scan')).toEqual([
    expect.objectContaining({ type: 'website', url: 'bakkerij.example' }),
    expect.objectContaining({ type: 'website', url: 'slagerij.example' }),
  ]);
});

test('the keyboard opens, fills and sends a job application', async () => {
  const { page, goTo } = await visit();
  const alerts = acceptAlerts(page);
  await goTo('/jobs/customer-success-manager');
  await pressEnterAt(page, 'Skip to content');
  await pressEnterAt(page, 'Apply Now');
  await page.waitForSelector('main [name="fullName"]', { visible: true });
  await typeAll(page, {
    fullName: 'Łukasz O’Neill',
    email: person.email,
    phone: '+31 6 12345678',
    country: 'Germany',
    motivation: 'It is close to people.',
    customerSuccess: 'Ten years of it.',
    aiExperience: 'Some of it.',
  });
  await tabTo(page, { name: 'workPermit' });
  await page.keyboard.press('Space');
  await typeAt(page, 'availability', 'May');
  await pressEnterAt(page, 'Submit Application');

  await until(() => alerts.length > 0);
  expect(alerts).toEqual([
    "Application submitted successfully! We'll get back to you within 48 hours.",
  ]);
});

test('Shift+Tab through the sections of the home page at 390 px never moves the focus to a control that the header covers', async () => {
  const { page, goTo } = await visit({ width: 390, height: 700 });
  await goTo('/');
  await page.focus('#contact form [type=submit]');
  await tabTo(page, { text: 'Skip to content' }, { isBackwards: true, limit: 80 });
});
