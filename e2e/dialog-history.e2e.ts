import type { Page } from 'puppeteer';
import { challengeOf, play, waitForChallenge } from './support/challenge';
import { hurry } from './support/clock';
import { fill, press } from './support/forms';
import { comesTo, follow } from './support/history';
import { startJourney } from './support/journey';
import { clientRuns } from './support/requests';

const { site, visit } = startJourney();

const dialog = '[role="dialog"]';
const dialogNamed = (page: Page, name: string) =>
  page.waitForSelector(`::-p-aria([name="${name}"][role="dialog"])`, { visible: true });
const noDialog = (page: Page) => page.waitForSelector(dialog, { hidden: true });
const entries = (page: Page) => page.evaluate(() => history.length);

test('Back closes a dialog that the visitor opened, Forward opens it again, the page stays', async () => {
  const { page, goTo } = await visit();
  await goTo('/pricing?billing=annual');
  await press(page, 'Full Discovery', 'header');
  await dialogNamed(page, 'Full Discovery');
  const opener = 'header [data-dialog="discovery"]:focus';
  await page.goBack();
  await noDialog(page);
  await page.waitForSelector(opener);
  expect(page.url()).toBe(`${site.origin}/pricing?billing=annual`);

  await page.goForward();
  await dialogNamed(page, 'Full Discovery');
  expect(page.url()).toBe(`${site.origin}/pricing?billing=annual`);
  await page.goBack();
  await noDialog(page);
  await page.waitForSelector(opener);
});

test('a dialog closed in another way leaves nothing behind: Back leads to the page before', async () => {
  const { page, goTo } = await visit();
  await goTo('/about');
  await follow(page, '/careers');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => press(page, 'Close', dialog),
    () => page.mouse.click(4, 450),
  ];
  for (const closeDialog of ways) {
    await press(page, 'Free Intake', 'header');
    await dialogNamed(page, 'Free AI Intake');
    await closeDialog();
    await noDialog(page);
    await comesTo(page, '/careers');
  }

  await page.goBack();
  await comesTo(page, '/about');
  expect(await page.$(dialog)).toBeNull();
  await page.goForward();
  await comesTo(page, '/careers');
});

test('the hand-over from the intake to Discovery keeps one entry in the history', async () => {
  const { page, goTo } = await visit();
  await goTo('/about');
  const before = await entries(page);
  await press(page, 'Free Intake', 'header');
  await fill(page, dialog, {
    firstName: 'Sanne',
    lastName: 'de Vries',
    email: 'sanne@bakkerij.example',
    company: 'Bakkerij',
    industry: 'retail',
    companySize: '1-10',
  });
  await press(page, 'Next', dialog);
  await fill(page, dialog, {
    currentChallenges: 'Twenty characters at the very least.',
    interestedAreas: ['finance'],
  });
  await press(page, 'Next', dialog);
  await fill(page, dialog, { timeline: '3-6 months', budget: 'under 5,000' });
  await press(page, 'Submit Free Intake', dialog);
  await press(page, 'Upgrade to Full Discovery', dialog);
  await dialogNamed(page, 'Full Discovery');
  expect(await entries(page)).toBe(before + 1);

  await page.goBack();
  await noDialog(page);
  await comesTo(page, '/about');
});

test('a reload with a dialog open leaves the page without it, and Back needs no second press', async () => {
  const { page, goTo } = await visit();
  await goTo('/about');
  await follow(page, '/careers');
  await press(page, 'Full Discovery', 'header');
  await dialogNamed(page, 'Full Discovery');
  await page.reload();
  await comesTo(page, '/careers');
  expect(await page.$(dialog)).toBeNull();

  await page.goBack();
  await comesTo(page, '/about');
});

test('a dialog that opened by itself makes no entry: Back leaves the page, and closes it', async () => {
  const { page, goTo } = await visit({ isFirstVisit: true });
  await hurry(page);
  await goTo('/about');
  await clientRuns(page);
  await page.$eval('header a[href="/"]', (link) => (link as HTMLElement).click());
  await comesTo(page, '/');
  const before = await entries(page);
  await waitForChallenge(page);
  expect(await entries(page)).toBe(before);

  await page.goBack();
  await comesTo(page, '/about');
  await noDialog(page);
  expect(await challengeOf(page)).toMatchObject({ visitCount: 1 });
});

test('what the visitor asks for in it does make one: Back closes Discovery', async () => {
  const { page, goTo } = await visit({ isFirstVisit: true });
  await hurry(page);
  await goTo('/');
  await waitForChallenge(page);
  await play(page, [0, 0, 0]);
  await press(page, 'Start Discovery', dialog);
  await dialogNamed(page, 'Full Discovery');
  await page.goBack();
  await noDialog(page);
  await comesTo(page, '/');
});
