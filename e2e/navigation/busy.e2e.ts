import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { twoFrames } from '../support/page/appearances';
import { fill, press } from '../support/page/forms';
import { contactMessage, dialog, leads, sendLead } from '../support/page/leads';
import { hold, isScript, waitForHydration } from '../support/page/requests';
import { expectToast } from '../support/page/toasts';

const { site, visit } = startJourney();

/** Clicks a control. Returns whether the control has `aria-busy` in the first frame after the click. */
async function isBusyAtOnce(page: Page, selector: string): Promise<boolean> {
  await page.$eval(selector, (control) => {
    // The inline script (`app/inline.ts`) stops a click's events at the window, so this listener is on the window, too.
    addEventListener(
      'pointerup',
      () =>
        requestAnimationFrame(() =>
          Object.assign(window, { wasBusy: control.ariaBusy === 'true' }),
        ),
      { capture: true, once: true },
    );
  });
  await page.click(selector);
  const wasBusy = await page.waitForFunction(() => 'wasBusy' in window && [window.wasBusy]);
  return ((await wasBusy.jsonValue()) as [boolean])[0];
}
const busy = (page: Page) =>
  page.$$eval('[aria-busy="true"]', (all) => all.map(({ textContent }) => textContent));

/** Holds scripts until `releaseCode` is called: `before` holds all, `after` those that the client script loads. */
async function openSlowly(when: 'before' | 'after', path = '/contact') {
  const { page, goTo, startLoading } = await visit();
  if (when === 'after') {
    await goTo(path);
  }
  const releaseCode = await hold(page, isScript);
  if (when === 'before') await startLoading(path);
  return { page, releaseCode };
}

const openDialogs = (page: Page) =>
  page.$$eval(dialog, (all) => all.map((each) => each.querySelector('h2')!.textContent));

describe.each(['before', 'after'] as const)('%s the client script runs', (when) => {
  test('a press makes a dialog’s button busy at once, until its dialog is open', async () => {
    const { page, releaseCode } = await openSlowly(when);
    const button = 'header [data-dialog="discovery"]';
    expect(await isBusyAtOnce(page, button)).toBe(true);

    releaseCode();
    await page.waitForSelector(dialog, { visible: true });
    await page.waitForSelector(`${button}:not([aria-busy])`);
  });

  test('a press makes a form’s submit button busy at once, until React responds, and also sends what the visitor adds to the form until then', async () => {
    const earlier = (await site.records('contact')).length;
    const { page, releaseCode } = await openSlowly(when);
    await fill(page, 'main', contactMessage);
    const button = 'main form [type="submit"]';
    expect(await isBusyAtOnce(page, button)).toBe(true);
    await page.type('main [name="message"]', ' Thank you.');

    releaseCode();
    await expectToast(page, 'Message sent successfully!', "We'll get back to you within 24 hours");
    await page.waitForSelector(`${button}:not([aria-busy])`);
    const [sent, ...others] = (await site.records('contact')).slice(earlier);
    expect(sent!.message).toMatch(/ Thank you\.$/);
    expect(others).toEqual([]);
  });
});

// Before and after the client script runs, app/inline.ts holds clicks in the same way. A test of one case is enough.

test('a press on a switch and then one on a dialog’s button take effect in that order', async () => {
  const { page, releaseCode } = await openSlowly('before', '/pricing');
  await page.click('[role="switch"]');
  await press(page, 'Start with Discovery', 'main');
  releaseCode();
  await page.waitForSelector(dialog, { visible: true });
  await page.waitForSelector('[role="switch"][aria-checked="true"]');
  expect(await busy(page)).toEqual([]);
});

test('two presses on a switch toggle the switch twice', async () => {
  const { page, releaseCode } = await openSlowly('after', '/pricing');
  await page.click('[role="switch"]');
  await page.click('[role="switch"]');
  releaseCode();
  await waitForHydration(page, 'plans');
  await page.waitForFunction(() => !document.querySelector('[aria-busy]'));
  // A switch changes within two frames. If the page had lost one of the two clicks, the switch would be on afterwards.
  await twoFrames(page);
  expect(await page.$eval('[role="switch"]', (control) => control.ariaChecked)).toBe('false');
});

test('a press on a dialog’s button opens nothing if the visitor types in a form before the code arrives', async () => {
  const { page, releaseCode } = await openSlowly('after');
  await page.click('header [data-dialog="discovery"]');
  await fill(page, 'main', { firstName: 'Annabel' });
  releaseCode();
  await page.waitForNetworkIdle({ idleTime: 300 });
  expect(await openDialogs(page)).toEqual([]);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstName');
});

test('presses on a form’s button and then on the buttons of two dialogs open only the later dialog and do not send the form', async () => {
  const earlier = (await site.records('contact')).length;
  const { page, releaseCode } = await openSlowly('before');
  await fill(page, 'main', contactMessage);
  await press(page, 'Send Message', 'main');
  await page.click('header [data-dialog="discovery"]');
  await page.click('header [data-dialog="free-intake"]');
  releaseCode();
  await page.waitForSelector(dialog, { visible: true });
  await page.waitForNetworkIdle({ idleTime: 300 });
  expect(await openDialogs(page)).toEqual(['Free AI Intake']);
  expect(await busy(page)).toEqual([]);
  expect(await page.$('[role="region"] li')).toBeNull();
  expect(await site.records('contact')).toHaveLength(earlier);
});

test('a press on a dialog’s button and then one on a form’s button send the form and open no dialog', async () => {
  const earlier = (await site.records('contact')).length;
  const { page, releaseCode } = await openSlowly('after');
  await fill(page, 'main', contactMessage);
  await page.click('header [data-dialog="discovery"]');
  await page.click('main form [type="submit"]');
  releaseCode();
  await expectToast(page, 'Message sent successfully!', "We'll get back to you within 24 hours");
  expect(await openDialogs(page)).toEqual([]);
  expect(await busy(page)).toEqual([]);
  expect(await site.records('contact')).toHaveLength(earlier + 1);
});

test('a Discovery request that the visitor opens and submits before any script has loaded is stored once', async () => {
  const { resource, success } = leads.discovery;
  const earlier = (await site.records(resource)).length;
  const { page, releaseCode } = await openSlowly('before', leads.discovery.path);
  const sent = sendLead(page, 'discovery');
  await page.waitForSelector('[aria-busy="true"]');
  releaseCode();
  await sent;
  await expectToast(page, ...success);
  expect(await site.records(resource)).toHaveLength(earlier + 1);
});
