import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { press } from '../support/page/forms';
import { fillLead, submit } from '../support/page/leads';
import { hold, isCall } from '../support/page/requests';

const { visit } = startJourney();

const form = '#ai-scan-section form';

/** Returns the position in the document (px) of the band below the scan. */
const bandBelow = (page: Page) =>
  page.$eval('#ai-scan-section + section', (band) =>
    Math.round(band.getBoundingClientRect().top + scrollY),
  );

test.each([1440, 1024, 820])(
  'in two columns (%i px) the start and the cancelling of a scan move nothing that is below the scan on the page',
  async (width) => {
    const { page, goTo } = await visit({ width });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    const release = await hold(page, isCall);
    await goTo('/');
    await fillLead(page, 'scan');
    const before = await bandBelow(page);

    await submit(page, 'scan');
    await page.waitForSelector(`${form}[data-busy] ::-p-text(Cancel)`);
    expect(await bandBelow(page)).toBe(before);

    await press(page, 'Cancel', form);
    await page.waitForSelector(`${form}:not([data-busy])`);
    expect(await bandBelow(page)).toBe(before);
    release();
  },
);

test('at 820 px the parts of a running scan fill its card: no gap between them is higher than 100 px', async () => {
  const { page, goTo } = await visit({ width: 820 });
  const release = await hold(page, isCall);
  await goTo('/');
  await fillLead(page, 'scan');
  await submit(page, 'scan');
  await page.waitForSelector(`${form}[data-busy] ::-p-text(Cancel)`);
  const edges = await page.$eval(form, (scan) => {
    const parts = [...scan.querySelectorAll('h3, [data-findings] > p, [type=submit]')];
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const card = scan.closest('[data-island]')!.parentElement!.getBoundingClientRect();
    return [...boxes.flatMap(({ top, bottom }) => [top, bottom]), card.bottom].slice(1);
  });
  const gaps = edges.flatMap((edge, index) => (index % 2 ? [edge - edges[index - 1]!] : []));
  expect(gaps).toHaveLength(3);
  expect(gaps.filter((gap) => gap > 100)).toEqual([]);
  release();
});

test.each([1440, 1024])(
  'at %i px the progress of a running scan is in the middle of the table, which fills the end of the card',
  async (width) => {
    const { page, goTo } = await visit({ width });
    const release = await hold(page, isCall);
    await goTo('/');
    await fillLead(page, 'scan');
    await submit(page, 'scan');
    await page.waitForSelector(`${form}[data-busy] ::-p-text(Cancel)`);
    const places = await page.$eval(form, (scan) => {
      const card = scan.closest('[data-island]')!.parentElement!.getBoundingClientRect();
      const tape = document.querySelector('[data-tape]')!.getBoundingClientRect();
      const progress = scan.querySelector('[data-findings]')!.getBoundingClientRect();
      const table = getComputedStyle(scan, '::before');
      return {
        above: progress.top - tape.bottom,
        below: card.bottom - progress.bottom,
        width: Number.parseFloat(table.width) / card.width,
        height: Number.parseFloat(table.height) / (card.bottom - tape.bottom),
      };
    });
    expect(Math.abs(places.above - places.below)).toBeLessThan(48);
    expect(places.width).toBeGreaterThan(0.4);
    expect(places.height).toBeGreaterThan(0.9);
    release();
  },
);
