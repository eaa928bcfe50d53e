import type { Page, SerializedAXNode } from 'puppeteer';
import { startJourney } from '../support/journey';
import { press } from '../support/page/forms';
import { dialog, goToStep } from '../support/page/leads';

const { visit } = startJourney();

async function invalidControls(page: Page): Promise<string[]> {
  const find = ({ name, description, invalid, children = [] }: SerializedAXNode): string[] => [
    ...(invalid === 'true' ? [`${name}: ${description ?? ''}`] : []),
    ...children.flatMap(find),
  ];
  return find((await page.accessibility.snapshot())!);
}

test('no field is exposed as invalid before the visitor submits, and the description of an invalid field does not include the symbol that is drawn before its error', async () => {
  const { page, goTo } = await visit();
  await goTo('/contact');
  await press(page, 'Free Intake', 'header');
  await page.waitForSelector(`${dialog} select`, { visible: true });
  expect(await invalidControls(page)).toEqual([]);

  await goToStep(page, 'currentChallenges');
  await goToStep(page, 'timeline');
  await press(page, 'Submit Free Intake', dialog);
  await page.waitForSelector(`${dialog} [aria-invalid="true"]`);
  expect(await invalidControls(page)).toEqual([
    'First name: First name must be at least 2 characters',
    'Last name: Last name must be at least 2 characters',
    'Email: Please enter a valid email address',
    'Company: Company name is required',
    'Industry: Please select your industry',
    'Company size: Please select your company size',
  ]);
});
