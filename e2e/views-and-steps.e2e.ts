import type { Page } from 'puppeteer';
import { fill, press, valuesOf } from './support/forms';
import { startJourney } from './support/journey';
import { dialog, leads, submit } from './support/leads';
import { isCall } from './support/requests';

const { site, visit } = startJourney();

const seen = (page: Page, name: string) =>
  page.waitForSelector(`main ::-p-aria([name="${name}"][role="button"])`, { visible: true });

test('a job goes to its application and back, and keeps what was typed; submitting alerts, and changes nothing', async () => {
  const { page, goTo } = await visit();
  const alerts: string[] = [];
  page.on('dialog', (alert) => {
    alerts.push(alert.message());
    void alert.accept();
  });
  let calls = 0;
  page.on('request', (request) => {
    if (isCall(request)) calls += 1;
  });
  await goTo('/jobs/senior-ai-engineer');
  await press(page, 'Apply Now', 'main');
  const typed = {
    fullName: 'Sanne de Vries',
    email: 'sanne@bakkerij.example',
    phone: '+31 20 123 45 67',
    motivation: 'It is close to people.',
    topPerformer: 'Ten years of it.',
    aiLandscape: 'It moves fast.',
    availability: 'May',
  };
  await fill(page, 'main', typed);
  await press(page, 'Back to Job Details', 'main');
  await seen(page, 'Apply Now');
  await press(page, 'Apply for This Position', 'main');
  await seen(page, 'Submit Application');
  expect(await valuesOf(page, 'main', Object.keys(typed))).toEqual(Object.values(typed));

  await press(page, 'Submit Application', 'main');
  await seen(page, 'Submit Application');
  expect(alerts).toEqual([
    "Application submitted successfully! We'll get back to you within 48 hours.",
  ]);
  expect(await valuesOf(page, 'main', Object.keys(typed))).toEqual(Object.values(typed));
  expect(calls).toBe(0);
});

test('the intake checks nothing on Next, everything on submit, and ends with a thank-you that closes', async () => {
  const { page, goTo } = await visit();
  await goTo('/about');
  await press(page, 'Free Intake', 'header');
  await press(page, 'Next', dialog);
  await page.waitForSelector(`${dialog} [name="currentChallenges"]`, { visible: true });
  await press(page, 'Next', dialog);
  await page.waitForSelector(`${dialog} [name="timeline"]`, { visible: true });
  await press(page, 'Previous', dialog);
  await page.waitForSelector(`${dialog} [name="currentChallenges"]`, { visible: true });
  await press(page, 'Next', dialog);
  await submit(page, 'intake');
  await page.waitForSelector(`${dialog} [name="firstName"][aria-invalid="true"]:focus`);
  const text = await page.$eval(dialog, (element) => (element as HTMLElement).innerText);
  for (const message of [
    'First name must be at least 2 characters',
    'Last name must be at least 2 characters',
    'Company name is required',
    'Please select your industry',
    'Please select your company size',
  ])
    expect(text).toContain(message);
  expect(await site.records('free-intake')).toEqual([]);

  await page.keyboard.press('Escape');
  await page.waitForSelector(dialog, { hidden: true });
  await leads.intake.fill(page);
  await submit(page, 'intake');
  await page.waitForSelector(`${dialog} ::-p-aria(Upgrade to Full Discovery)`);
  await press(page, 'Close', dialog);
  await page.waitForSelector(dialog, { hidden: true });
  expect(await site.records('free-intake')).toHaveLength(1);
});
