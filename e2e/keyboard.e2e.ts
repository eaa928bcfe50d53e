import type { Browser, Page } from 'puppeteer';
import { launchBrowser } from './support/browser';
import { focused, pressEnterAt, tabTo, typeAt } from './support/keyboard';
import { openPage } from './support/open-page';
import { startSite, type RunningSite } from './support/site';
import { expectToast } from './support/toasts';

// No journey here touches the mouse.
let browser: Browser;
let site: RunningSite;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), startSite()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const dialog = '[role="dialog"]';
const person = { firstName: 'Sanne', lastName: 'de Vries', email: 'sanne@bakkerij.example' };

async function typeAll(page: Page, values: Record<string, string>) {
  for (const [name, text] of Object.entries(values)) await typeAt(page, name, text);
}

/** Focus as the browser tells it once it has settled on this text. */
const hasFocus = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) => document.activeElement?.textContent?.trim() === wanted,
    { timeout: 5_000 },
    text,
  );

test('the skip link is first, shows itself, and leads into the page', async () => {
  const { page, goTo, close } = await openPage(browser, site.origin);
  await goTo('/pricing');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toMatchObject({ text: 'Skip to content', faults: [] });
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'main');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await close();
});

test('a message from the home page is written and sent', async () => {
  const { page, goTo, close } = await openPage(browser, site.origin);
  await goTo('/');
  await pressEnterAt(page, 'Skip to content');
  await typeAll(page, { ...person, subject: 'Bread', message: 'Hello from the keyboard.' });
  await pressEnterAt(page, 'Send Message');

  await expectToast(
    page,
    'Message Sent!',
    "Thank you for your message. We'll get back to you within 24 hours.",
  );
  expect(await site.records('contact')).toContainEqual(
    expect.objectContaining({ ...person, subject: 'Bread' }),
  );
  await close();
});

test('a Discovery request: the summary leads to the errors, focus comes back to the button', async () => {
  const { page, goTo, close } = await openPage(browser, site.origin);
  await goTo('/products/voice-agents');
  await pressEnterAt(page, 'Full Discovery');
  await page.waitForSelector(dialog, { visible: true });
  await pressEnterAt(page, 'Request Discovery');
  await page.waitForSelector(`${dialog} [aria-invalid="true"]`);
  await page.waitForFunction(() =>
    document.activeElement?.textContent?.startsWith('Please look again at:'),
  );
  await pressEnterAt(page, 'Email');
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'email');
  await page.keyboard.type(person.email);
  await tabTo(page, { name: 'firstName' }, { isBackwards: true });
  await page.keyboard.type(person.firstName);
  await typeAt(page, 'lastName', person.lastName);
  await typeAt(page, 'message', 'We would like to see what is possible.');
  await pressEnterAt(page, 'Request Discovery');

  await expectToast(
    page,
    'Discovery request sent!',
    "We'll contact you within 24 hours to schedule your Discovery session",
  );
  await hasFocus(page, 'Full Discovery');
  expect(await site.records('contact')).toContainEqual(
    expect.objectContaining({ ...person, service: 'discovery' }),
  );
  await close();
});

test('a free intake goes through its steps, hands over to Discovery and gives the focus back', async () => {
  const { page, goTo, close } = await openPage(browser, site.origin);
  await goTo('/about');
  await pressEnterAt(page, 'Free Intake');
  await page.waitForSelector(dialog, { visible: true });
  await typeAll(page, { ...person, company: 'Bakkerij' });
  await typeAt(page, 'industry', 'Retail');
  await typeAt(page, 'companySize', '11-50');
  // Enter in a field goes on; it never submits.
  await tabTo(page, { name: 'company' }, { isBackwards: true });
  await page.keyboard.press('Enter');
  await typeAt(page, 'currentChallenges', 'Invoices are typed over by two people.');
  await tabTo(page, { name: 'interestedAreas' });
  await page.keyboard.press('Space');
  await pressEnterAt(page, 'Next');
  await typeAt(page, 'timeline', 'Within');
  await typeAt(page, 'budget', '5,000');
  await pressEnterAt(page, 'Submit Free Intake');
  await page.waitForSelector(`${dialog} ::-p-aria(Upgrade to Full Discovery)`);
  await pressEnterAt(page, 'Upgrade to Full Discovery');
  await page.waitForSelector(`${dialog} [name="message"]`, { visible: true });
  await page.keyboard.press('Escape');

  await page.waitForSelector(dialog, { hidden: true });
  await hasFocus(page, 'Free Intake');
  expect(await site.records('free-intake')).toEqual([
    expect.objectContaining({
      ...person,
      industry: 'retail',
      companySize: '11-50',
      interestedAreas: ['customer-service'],
      timeline: 'within 3 months',
      budget: '5,000-15,000',
    }),
  ]);
  await close();
});

test('a scan of a website is started, and its tabs are walked with the arrow keys', async () => {
  const { page, goTo, close } = await openPage(browser, site.origin);
  await goTo('/');
  await pressEnterAt(page, 'Skip to content');
  await tabTo(page, { text: 'Website' });
  await page.keyboard.press('ArrowRight');
  await hasFocus(page, 'Documents');
  await page.waitForSelector('#ai-scan-section [name="files"]', { visible: true });
  await page.keyboard.press('ArrowLeft');
  await hasFocus(page, 'Website');
  await typeAt(page, 'url', 'bakkerij.example');
  await page.keyboard.press('Enter');

  await expectToast(page, 'AI Scan Complete', 'Your personalized recommendations are ready!');
  expect(await site.records('ai-scan')).toEqual([
    expect.objectContaining({ type: 'website', url: 'bakkerij.example' }),
  ]);
  await close();
});

test('a job application is opened, filled and sent', async () => {
  const { page, goTo, close } = await openPage(browser, site.origin);
  const alerts: string[] = [];
  page.on('dialog', (alert) => {
    alerts.push(alert.message());
    void alert.accept();
  });
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

  await page.waitForFunction(() => true);
  while (alerts.length === 0) await new Promise((next) => setTimeout(next, 50));
  expect(alerts).toEqual([
    "Application submitted successfully! We'll get back to you within 48 hours.",
  ]);
  await close();
});

test.each([1280, 390])(
  'backwards over the whole page at %i px, the header never covers the focus',
  async (width) => {
    const { page, goTo, close } = await openPage(browser, site.origin, { width, height: 700 });
    await goTo('/');
    await page.$eval('footer a:last-of-type', (link) => {
      const links = [...document.querySelectorAll<HTMLElement>('footer a')];
      (links.at(-1) ?? (link as HTMLElement)).focus();
    });
    await tabTo(page, { text: 'Skip to content' }, { isBackwards: true, limit: 200 });
    await close();
  },
);
