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
