import { startJourney } from '../support/journey';
import { hasFocus, pressEnterAt, tabTo, typeAll, typeAt } from '../support/page/keyboard';
import { dialog, leads, person } from '../support/page/leads';
import { expectToast } from '../support/page/toasts';

const { site, visit } = startJourney();

test('the keyboard sends a Discovery request after errors, and the focus then returns to the button that opened the dialog', async () => {
  const { page, goTo } = await visit();
  await goTo('/contact');
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

  await expectToast(page, ...leads.discovery.success);
  await hasFocus(page, 'Full Discovery');
  expect(await site.records('contact')).toContainEqual(
    expect.objectContaining({ ...person, service: 'discovery' }),
  );
});

test('the keyboard completes a free intake, continues to Discovery and closes Discovery, and the focus returns to the button of the intake', async () => {
  const { page, goTo } = await visit();
  await goTo('/contact');
  await pressEnterAt(page, 'Free Intake');
  await page.waitForSelector(dialog, { visible: true });
  await typeAll(page, { ...person, company: 'Bakkerij' });
  await typeAt(page, 'industry', 'Retail');
  await typeAt(page, 'companySize', '11-50');
  // In the first step, Enter in a field opens the next step and submits nothing.
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
  // The first Escape closes the toast, the second the dialog.
  await page.keyboard.press('Escape');
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
});
