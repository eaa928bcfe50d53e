import type { Page } from 'puppeteer';
import { prepareAxe } from '../support/checks/axe';
import { startJourney } from '../support/journey';
import { twoFrames } from '../support/page/appearances';
import { press } from '../support/page/forms';
import { fillLead, submit } from '../support/page/leads';
import { hold, isCall } from '../support/page/requests';

const { visit } = startJourney();

const form = '#ai-scan-section form';

/** Returns the position (px) of the section below the scan, from the top of the document. */
const bandBelow = (page: Page) =>
  page.$eval('#ai-scan-section + section', (band) =>
    Math.round(band.getBoundingClientRect().top + scrollY),
  );

/** Returns the gaps (px) between the parts of the running scan, and below the last part. */
const gapsOf = (page: Page) =>
  page.$eval(form, (scan) => {
    const parts = [...scan.querySelectorAll('h3, [data-findings] > p, [type=submit]')];
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const card = scan.closest('[data-island]')!.parentElement!.getBoundingClientRect();
    const edges = [...boxes.flatMap(({ top, bottom }) => [top, bottom]), card.bottom].slice(1);
    return edges.flatMap((edge, index) => (index % 2 ? [edge - edges[index - 1]!] : []));
  });

/**
 * Returns the space (px) above and below the scan's progress on the drawn cutting table, and the share (0 to 1) of the
 * card's width and height that the table fills.
 */
const tableOf = (page: Page) =>
  page.$eval(form, (scan) => {
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

test('in two columns the start and the cancelling of a scan move nothing below it; its progress fills the card at 820 px, and is in the middle of the table from 1024 px', async () => {
  const { page, goTo } = await visit();
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  const runAxe = await prepareAxe(page);
  const release = await hold(page, isCall);
  await goTo('/');
  await fillLead(page, 'scan');
  for (const width of [1440, 1024, 820]) {
    await page.setViewport({ width, height: 900 });
    await twoFrames(page);
    const before = await bandBelow(page);
    await submit(page, 'scan');
    await page.waitForSelector(`${form}[data-busy] ::-p-text(Cancel)`);
    const during = await bandBelow(page);
    expect(await runAxe('normal', form)).toEqual([]);
    if (width === 820) {
      const gaps = await gapsOf(page);
      expect(gaps).toHaveLength(3);
      expect(gaps.filter((gap) => gap > 100)).toEqual([]);
    } else {
      const { above, below, ...table } = await tableOf(page);
      expect(Math.abs(above - below)).toBeLessThan(48);
      expect(table.width).toBeGreaterThan(0.4);
      expect(table.height).toBeGreaterThan(0.9);
    }
    await press(page, 'Cancel', form);
    await page.waitForSelector(`${form}:not([data-busy])`);
    const after = await bandBelow(page);
    expect({ width, during, after }).toEqual({ width, during: before, after: before });
  }
  release();
});
