import type { ElementHandle, Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { twoFrames } from '../support/page/appearances';
import { fill, press, valuesOf } from '../support/page/forms';
import { follow } from '../support/page/history';
import { dialog, person } from '../support/page/leads';
import { waitForHydration } from '../support/page/requests';

const { visit } = startJourney();

const seen = (page: Page, name: string) =>
  page.waitForSelector(`main ::-p-aria([name="${name}"][role="button"])`, { visible: true });

test('after the visitor follows the skip link, the page still shows the application form with its values, and Back, Forward and the button still switch the view', async () => {
  const { page, goTo } = await visit();
  await goTo('/jobs/senior-ai-engineer');
  await press(page, 'Apply Now', 'main');
  await fill(page, 'main', { fullName: 'Sanne de Vries' });
  const skip = async () => {
    await page.focus('a[href="#main"]');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.hash === '#main');
  };
  await skip();
  await twoFrames(page);
  await seen(page, 'Submit Application');
  expect(await valuesOf(page, 'main', ['fullName'])).toEqual(['Sanne de Vries']);
  await page.reload();
  await seen(page, 'Submit Application');

  await page.goBack();
  await page.waitForFunction(() => location.hash === '');
  await twoFrames(page);
  await seen(page, 'Submit Application');
  await page.goBack();
  await seen(page, 'Apply Now');
  await page.goForward();
  await seen(page, 'Submit Application');
  // Follows the skip link twice, because the second time the URL does not change.
  await skip();
  await skip();
  await press(page, 'Back to Job Details', 'main');
  await seen(page, 'Apply Now');
  expect(await page.evaluate(() => location.pathname + location.hash)).toBe(
    '/jobs/senior-ai-engineer',
  );
  await page.goForward();
  await seen(page, 'Submit Application');
});

/** Clicks a button twice at one position: at once, or with `isSlow` the second time only when `change` has resolved. */
async function doubleClick(
  page: Page,
  button: ElementHandle,
  change: () => Promise<unknown>,
  isSlow: boolean,
) {
  await button.scrollIntoView();
  const { x, y } = await button.clickablePoint();
  if (isSlow) {
    await page.mouse.click(x, y);
    await change();
    await page.mouse.click(x, y, { clickCount: 2 });
  } else await page.mouse.click(x, y, { count: 2 });
  await change();
  await twoFrames(page);
}

/** Records each navigation, and each control whose click no code has cancelled by `preventDefault`. */
const recordClicks = (page: Page) =>
  page.evaluate(() => {
    const clicked: string[] = [];
    const gone: string[] = [];
    Object.assign(window, { clicked, gone });
    addEventListener('click', ({ target, defaultPrevented }) => {
      const control = (target as Element).closest('a, button, input, select, textarea, label');
      if (control && !defaultPrevented)
        clicked.push(control.textContent.trim() || control.outerHTML.slice(0, 60));
    });
    navigation.addEventListener('navigate', ({ navigationType, destination }) =>
      gone.push(`${navigationType} ${new URL(destination.url).pathname}`),
    );
  });
const recordedClicks = (page: Page) =>
  page.evaluate(() => {
    const { clicked, gone } = window as unknown as { clicked: string[]; gone: string[] };
    return { clicked: [...new Set(clicked)], gone };
  });

const jobPath = '/jobs/senior-ai-engineer';
/** In order: the button to click, a button of the view that it then shows, and the navigation that it causes. */
const presses: [name: string, shown: string, gone: string][] = [
  ['Apply Now', 'Submit Application', `push ${jobPath}`],
  ['Back to Job Details', 'Apply Now', `traverse ${jobPath}`],
  ['Apply for This Position', 'Submit Application', `push ${jobPath}`],
];
test('a fast or slow double click on a button that switches the view presses no control of the new view', async () => {
  const { page, goTo } = await visit();
  await goTo(jobPath);
  await page.hover('[data-island="job-views"] button');
  await waitForHydration(page, 'job-views');
  for (const isSlow of [false, true]) {
    for (const [name, shown, gone] of presses) {
      const button = await seen(page, name);
      await recordClicks(page);
      await doubleClick(page, button!, () => seen(page, shown), isSlow);
      const notes = await recordedClicks(page);
      const navigations = notes.gone.filter((each) => !each.startsWith('replace'));
      expect({ isSlow, name, navigations }).toEqual({ isSlow, name, navigations: [gone] });
      expect(notes.clicked).toEqual([name]);
    }
    await press(page, 'Back to Job Details', 'main');
  }
});

test('the intake keeps typed values and the step on the next page and after a reload', async () => {
  const { page, goTo } = await visit();
  const isOnStep = (field: string) =>
    page.waitForSelector(`${dialog} [name="${field}"]`, { visible: true });
  const open = async (field: string) => {
    await press(page, 'Free Intake', 'header');
    await isOnStep(field);
  };
  const ofPerson = { ...person, company: 'Bakkerij', industry: 'retail', companySize: '11-50' };
  const challenges = 'Invoices are typed over by two people.';
  await goTo('/about');
  await open('firstName');
  await fill(page, dialog, ofPerson);
  await press(page, 'Next', dialog);
  await fill(page, dialog, { currentChallenges: challenges, interestedAreas: ['finance'] });
  await press(page, 'Close', dialog);
  await page.waitForSelector(dialog, { hidden: true });

  await follow(page, '/careers');
  await open('currentChallenges');
  expect(await valuesOf(page, dialog, ['currentChallenges'])).toEqual([challenges]);
  expect(
    await page.$(`${dialog} [name="interestedAreas"][value="finance"]:checked`),
  ).not.toBeNull();
  const more = `${challenges} And scanned by a third.`;
  await fill(page, dialog, { currentChallenges: more });
  await page.reload();
  await open('currentChallenges');
  expect(await valuesOf(page, dialog, ['currentChallenges'])).toEqual([more]);
  await press(page, 'Previous', dialog);
  await isOnStep('firstName');
  expect(await valuesOf(page, dialog, Object.keys(ofPerson))).toEqual(Object.values(ofPerson));
});
