import type { Page } from 'puppeteer';
import { press } from './forms';
import { dialog } from './leads';

// The next two functions write the quiz (AI Readiness Challenge) into the page's storage on every load. They skip
// about:blank, which has no storage.

/** Stores that the visitor has closed the quiz four times. After that the quiz no longer opens. */
export function storeSeenChallenge() {
  if (location.protocol === 'http:')
    localStorage.setItem('aiReadinessChallenge', '{"hasVisited":true,"visitCount":4}');
}

/** Stores a score of the quiz, so that the home page shows its badge. */
export function storeScore() {
  if (location.protocol === 'http:')
    localStorage.setItem(
      'aiReadinessChallenge',
      '{"hasVisited":true,"hasCompletedOnboarding":true,"onboardingScore":340}',
    );
}

/** Answers each question of the quiz with the option at the given index (0 to 3), until the score appears. */
export async function play(page: Page, answers: number[]): Promise<void> {
  for (const answer of answers) {
    const option = await page.waitForSelector(
      `${dialog} [aria-pressed]:nth-of-type(${answer + 1})`,
    );
    await option!.click();
    await press(page, 'Next', dialog);
  }
  await page.waitForSelector(`${dialog} ::-p-aria(Start Discovery)`);
}
