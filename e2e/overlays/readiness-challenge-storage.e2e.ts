import { startJourney } from '../support/journey';
import { challengeOf, play, waitForChallenge } from '../support/page/challenge';
import { accelerateTimers } from '../support/page/clock';
import { press } from '../support/page/forms';
import { dialog } from '../support/page/leads';
import type { OpenOptions } from '../support/page/open-page';

const { site, visit } = startJourney();

const banner = '[aria-label="Announcement"]';

async function visitFirst(options: OpenOptions = {}) {
  const opened = await visit({ isFirstVisit: true, ...options });
  await accelerateTimers(opened.page);
  return opened;
}

test.each<[string, () => void]>([
  [
    'forbidden',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  ],
  [
    'damaged',
    () => {
      // Skips about:blank, because it has no storage.
      if (location.protocol !== 'http:') return;
      localStorage.setItem('aiReadinessChallenge', '{"visitCount": 7, "badges"');
      localStorage.setItem('discoveryBannerDismissed', '{');
    },
  ],
])('challenge and banner work if localStorage is %s', async (_, prepare) => {
  const { page, goTo } = await visitFirst({ prepare });
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
  const other = await page.browserContext().newPage();
  await accelerateTimers(other);
  await other.goto(`${site.origin}/`);
  await waitForChallenge(other);
  await play(other, [1, 2, 2]);
  await press(other, 'Start Discovery', dialog);
  await other.waitForSelector(`${dialog} ::-p-text(Full Discovery)`);

  // The first tab shows the other tab's score at once. Closing the challenge in the first tab must not overwrite the
  // score.
  await page.waitForSelector('main ::-p-text(370 points)');
  await page.bringToFront();
  await press(page, 'Close', dialog);
  await page.waitForSelector(dialog, { hidden: true });
  expect(await challengeOf(page)).toMatchObject({
    hasCompletedOnboarding: true,
    onboardingScore: 370,
    badges: ['Steady Hand', 'Planner', 'Perfect Fit'],
    visitCount: 1,
  });
});
