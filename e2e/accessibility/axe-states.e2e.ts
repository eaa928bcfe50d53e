import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer';
import { prepareAxe, type Colours } from '../support/checks/axe';
import { startJourney } from '../support/journey';
import { storeScore } from '../support/page/challenge';
import { fill, press } from '../support/page/forms';
import { dialog, goToStep, openDialog } from '../support/page/leads';
import type { OpenOptions } from '../support/page/open-page';
import { intercept, isScript } from '../support/page/requests';
import { root } from '../support/root';

const { visit } = startJourney();

const scan = '#ai-scan-section';
const plans = '[data-island="plans"]';
const toast = '[role="region"] li';
const height = 850;

interface Visitor {
  page: Page;
  /** Runs axe on the element `within`, which has just changed. */
  see(what: string, within: string): Promise<void>;
  /** Runs axe's colour rules with forced colours. Use it for elements with their own styles for forced colours. */
  seeForced(what: string, within: string): Promise<void>;
}

const hasErrors = (page: Page, within: string) =>
  page.waitForSelector(`${within} [aria-invalid="true"]`);

/** A toast that has the focus does not close by itself, so this function moves the focus into the toast. */
async function holdToast(page: Page) {
  await page.waitForSelector(toast, { visible: true });
  await page.focus(`${toast} button`);
}

async function seeMenus({ page, see, seeForced }: Visitor) {
  await press(page, 'Products', 'header nav');
  await page.waitForSelector('#nav-products a', { visible: true });
  await see('the menu', 'header');

  await page.keyboard.press('Escape');
  await page.setViewport({ width: 390, height });
  await press(page, 'Open menu');
  for (const group of await page.$$('#site-menu summary')) {
    // The buttons at the bottom of the menu may cover the group, so the test scrolls the group to the middle.
    await group.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await group.click();
  }
  // The phone menu hides `main` at the end of its fade-in.
  await page.waitForSelector('main', { hidden: true });
  await see('the phone menu', '#site-menu');
  await seeForced('the phone menu', '#site-menu');
  await page.keyboard.press('Escape');
  await page.setViewport({ width: 1280, height });
}

async function seeDiscovery({ page, see }: Visitor) {
  await openDialog(page, 'Full Discovery');
  await see('the dialog', dialog);
  await press(page, 'Request Discovery', dialog);
  await hasErrors(page, dialog);
  await see('its errors', dialog);
  await page.keyboard.press('Escape');
  await page.waitForSelector(dialog, { hidden: true });
}

async function seeIntake({ page, see, seeForced }: Visitor) {
  await openDialog(page, 'Free Intake');
  await see('step 1', dialog);
  await goToStep(page, 'currentChallenges');
  await see('step 2', dialog);
  await goToStep(page, 'timeline');
  await see('step 3', dialog);
  await press(page, 'Submit Free Intake', dialog);
  await hasErrors(page, dialog);
  await see('errors of step 1', dialog);
  await seeForced('errors of step 1', dialog);
  await fill(page, dialog, {
    firstName: 'Sanne',
    lastName: 'de Vries',
    email: 'sanne@bakkerij.example',
    company: 'Bakkerij',
    industry: 'retail',
    companySize: '1-10',
  });
  await goToStep(page, 'currentChallenges');
  await see('errors of step 2', dialog);
  await fill(page, dialog, {
    currentChallenges: 'Twenty characters at the very least.',
    interestedAreas: ['finance'],
  });
  await goToStep(page, 'timeline');
  await fill(page, dialog, { timeline: '3-6 months', budget: 'under 5,000' });
  await press(page, 'Submit Free Intake', dialog);
  await page.waitForSelector(`${dialog} ::-p-aria(Upgrade to Full Discovery)`);
  await holdToast(page);
  await see('the thank-you', dialog);
  await seeForced('the thank-you', dialog);
  await see('its toast', toast);
}

async function seeContactErrors({ page, see }: Visitor) {
  await press(page, 'Send Message', 'main');
  await hasErrors(page, 'main');
  await see('the errors', '[data-island="contact-page-form"]');
}

async function seeHomeForms({ page, see, seeForced }: Visitor) {
  await press(page, 'Send Message', '#contact');
  await holdToast(page);
  await see('the toast', toast);
  await press(page, 'Dismiss notification', toast);
  await fill(page, scan, { url: 'bakkerij.example' });
  await press(page, 'Start AI Scan', scan);
  await page.waitForSelector(`${scan} ol li`);
  await see('results of a scan', scan);
  await seeForced('results of a scan', scan);
  await page.click(`${scan} [role="tab"][data-type="documents"]`);
  const input = await page.waitForSelector(`${scan} input[name="files"]`, { visible: true });
  await (input as ElementHandle<HTMLInputElement>).uploadFile(
    ...['fixtures/documents/notes.txt', 'package.json'].map((file) => join(root, file)),
  );
  await hasErrors(page, scan);
  await see('documents, and a refused one', scan);
  await seeForced('documents, and a refused one', scan);
}

async function seeApplication({ page, see }: Visitor) {
  await press(page, 'Apply Now', 'main');
  await page.waitForSelector('main [name="fullName"]', { visible: true });
  await see('the form', '[data-island="job-views"]');
  await press(page, 'Submit Application', 'main');
  await page.waitForSelector('main [aria-invalid="true"]');
  await see('the form with errors', '[data-island="job-views"]');
}

async function seePrices({ page, see, seeForced }: Visitor) {
  await page.click('[role="switch"]');
  await page.waitForSelector('[role="switch"][aria-checked="true"]');
  await see('annual prices', plans);
  await page.click('main [value="Voice Agent"]');
  await fill(page, 'main', { tasks: '100000', components: '130' });
  await page.waitForSelector('[data-limit="3"][data-look="cut"]');
  await see('the largest plan', plans);
  await seeForced('the largest plan', plans);
}

async function seeChallenge({ page, see, seeForced }: Visitor) {
  const badge = 'main button[aria-label*="points"]';
  await page.waitForSelector(badge, { visible: true });
  await see('the badge', badge);
  await seeForced('the badge', badge);
  await page.click(badge);
  for (const step of [1, 2, 3]) {
    const option = await page.waitForSelector(`${dialog} [aria-pressed="false"]`);
    if (step === 1) await see('a question', dialog);
    await option!.click();
    await page.waitForSelector(`${dialog} ::-p-text(Badge earned)`);
    if (step === 1) {
      await see('its answer', dialog);
      await seeForced('its answer', dialog);
    }
    await press(page, 'Next', dialog);
  }
  await page.waitForSelector(`${dialog} ::-p-aria(Start Discovery)`);
  await see('the score', dialog);
  await seeForced('the score', dialog);
  await page.keyboard.press('Escape');
  await page.waitForSelector(dialog, { hidden: true });
}

async function seeMissingCode({ page, see }: Visitor) {
  // A prefetched script would load from the cache, and no request would fail.
  await page.setCacheEnabled(false);
  await intercept(page, (request) => (isScript(request) ? request.abort('failed') : undefined));
  await page.reload();
  await press(page, 'Full Discovery', 'header');
  await page.waitForSelector('#chunk-load-error:popover-open');
  await see('the message', '#chunk-load-error');
}

// The first run of axe on a page takes four times as long as the next runs, so the test opens each page only once.
test.each<[string, string, ((visitor: Visitor) => Promise<void>)[], OpenOptions?]>([
  [
    'the menus, the dialogs and the contact page',
    '/contact',
    [seeMenus, seeDiscovery, seeContactErrors, seeIntake],
  ],
  [
    'the challenge and the forms of the home page',
    '/',
    // The test opens the challenge (a quiz) first, because a form's toast can cover the badge that opens it.
    [seeChallenge, seeHomeForms],
    { prepare: storeScore },
  ],
  ['a job application', '/jobs/product-designer', [seeApplication]],
  ['the pricing page', '/pricing', [seePrices]],
  ['a failed load of code', '/contact', [seeMissingCode], { expectedErrors: [/ERR_FAILED/] }],
])(
  'axe finds no violation in any state of %s, and none in its drawings and controls with forced colours',
  async (_, path, walks, options = {}) => {
    const { page, goTo } = await visit({ height, ...options });
    const runAxe = await prepareAxe(page);
    const found: string[] = [];
    const check = async (what: string, colours: Colours, within: string) => {
      found.push(...(await runAxe(colours, within)).map((fault) => `${what}, ${fault}`));
    };
    const see = (what: string, within: string) => check(what, 'normal', within);
    const seeForced = (what: string, within: string) => check(what, 'forced', within);
    await goTo(path);
    for (const walk of walks) await walk({ page, see, seeForced });
    expect(found).toEqual([]);
  },
  120_000,
);
