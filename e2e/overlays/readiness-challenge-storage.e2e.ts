import { startJourney } from '../support/journey';
import { challengeOf, play, waitForChallenge } from '../support/page/challenge';
import { accelerateTimers } from '../support/page/clock';
import { press } from '../support/page/forms';
import { dialog } from '../support/page/leads';

const { site, visit } = startJourney();

const banner = '[aria-label="Announcement"]';

const calm = [{ name: 'prefers-reduced-motion', value: 'reduce' }];

async function visitFirst(prepare?: () => void) {
  const opened = await visit({ isFirstVisit: true, prepare });
  await accelerateTimers(opened.page);
  await opened.page.emulateMediaFeatures(calm);
  return opened;
}

function forbidStorage() {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
}

// The unit tests of create-store and challenge-store cover a full storage and damaged values.
test('challenge and banner work if localStorage is forbidden', async () => {
  const { page, goTo } = await visitFirst(forbidStorage);
  await goTo('/');
  await waitForChallenge(page);
  await play(page, [3, 3, 1]);
  await page.waitForSelector(`${dialog} ::-p-text(AI Explorer)`);
  await press(page, 'Start Discovery', dialog);
  await page.waitForSelector(`${dialog} ::-p-aria([name="Full Discovery"][role="heading"])`);
  await page.keyboard.press('Escape');
  await page.waitForSelector('main ::-p-text(280 points)');
  await page.waitForSelector(banner);
  await page.$eval(`${banner} [aria-label="Dismiss"]`, (button) =>
    (button as HTMLButtonElement).click(),
  );
  await page.waitForSelector(banner, { hidden: true });
});

test('a change of the challenge in one tab appears in another tab, and the other tab does not overwrite it', async () => {
  const { page, goTo } = await visitFirst();
  await goTo('/');
  await waitForChallenge(page);
  const completed = {
    hasVisited: true,
    hasCompletedOnboarding: true,
    visitCount: 0,
    lastVisit: '2026-01-01T00:00:00.000Z',
    onboardingScore: 370,
    badges: ['Steady Hand', 'Planner', 'Perfect Fit'],
  };
  const other = await page.browserContext().newPage();
  await other.goto(`${site.origin}/contact`, { waitUntil: 'domcontentloaded' });
  await other.evaluate(
    (state) => localStorage.setItem('aiReadinessChallenge', JSON.stringify(state)),
    completed,
  );

  // The first tab shows the other tab's score at once. Closing the challenge in the first tab must not overwrite the
  // score.
  await page.waitForSelector('main ::-p-text(370 points)');
  await page.bringToFront();
  await press(page, 'Close', dialog);
  await page.waitForSelector(dialog, { hidden: true });
  const { hasCompletedOnboarding, onboardingScore, badges } = completed;
  expect(await challengeOf(page)).toMatchObject({
    hasCompletedOnboarding,
    onboardingScore,
    badges,
    visitCount: 1,
  });
});
