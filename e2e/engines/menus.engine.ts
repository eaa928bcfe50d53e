import { isAt } from '../support/page/history';
import { isClientRunning } from '../support/page/requests';
import { journey, startEngineJourney } from './journey';

const { visit } = startEngineJourney();

const isOpen = '#nav-products:popover-open';
const button = { name: 'Products', within: 'header nav' };

journey(
  'a dropdown opens under the mouse and closes when the mouse leaves; a first click under the mouse keeps it open, a second closes it',
  async () => {
    const page = await visit('/about');
    await page.waitFor(isClientRunning);
    await page.hover(button);
    await page.appears(isOpen);
    await page.moveMouse(640, 800);
    await page.disappears(isOpen);
    await page.hover(button);
    await page.appears(isOpen);
    await page.click(button);
    await page.appears(isOpen);
    await page.click(button);
    await page.disappears(isOpen);
  },
);

journey('a dropdown opens below its button, and its links open their pages', async () => {
  const page = await visit('/about');
  await page.waitFor(isClientRunning);
  await page.hover(button);
  await page.appears(isOpen);
  const { left, top, right, bottom } = await page.evaluate(() => {
    const panel = document.querySelector('#nav-products')!;
    const trigger = document.querySelector('[popovertarget="nav-products"]')!;
    const [box, at] = [panel.getBoundingClientRect(), trigger.getBoundingClientRect()];
    return {
      left: box.left - at.left,
      top: box.top - at.bottom,
      right: box.right - at.right,
      bottom: innerHeight - box.bottom,
    };
  });
  expect([Math.abs(left) < 60, Math.abs(top) < 30, right > 0, bottom > 0]).toEqual(
    Array(4).fill(true),
  );
  await page.click('#nav-products a[href="/products/voice-agents"]');
  await page.waitFor(isAt, '/products/voice-agents');
  await page.disappears(isOpen);
});

journey(
  'the phone menu opens, expands its groups, stops the page from scrolling and links to pages',
  async () => {
    const page = await visit('/about', { width: 390, height: 844 });
    await page.click({ name: 'Open menu' });
    await page.appears('#site-menu:popover-open');
    for (const group of ['Solutions', 'Products'])
      await page.click({ name: group, within: '#site-menu' });
    const states = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('#site-menu details')].map((each) =>
          each.hasAttribute('open'),
        ),
      );
    expect(await states()).toEqual([true, false, true, false]);
    await page.click({ name: 'Solutions', within: '#site-menu' });
    expect(await states()).toEqual([false, false, true, false]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
      'hidden',
    );
    await page.press('Escape');
    await page.disappears('#site-menu');
    await page.click({ name: 'Open menu' });
    await page.click('#site-menu a[href="/products"]');
    await page.waitFor(isAt, '/products');
    await page.disappears('#site-menu');
  },
);
