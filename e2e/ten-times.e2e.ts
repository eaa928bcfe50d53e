import type { Page } from 'puppeteer';
import { fill, valuesOf } from './support/forms';
import { comesTo } from './support/history';
import { startJourney } from './support/journey';

const { visit } = startJourney();

/** What each page looks like when it is left: how far it is scrolled, and what was typed into it. */
const left: { path: string; top: number; scope?: string; typed?: Record<string, string> }[] = [
  { path: '/', top: 3_000, scope: '#contact', typed: { firstName: 'Sanne', message: 'Half a s' } },
  { path: '/pricing', top: 900 },
  { path: '/contact', top: 40, scope: 'main', typed: { lastName: 'de Vries', message: 'Begun' } },
  { path: '/careers', top: 1_500 },
];

async function expectAsLeft(page: Page, { path, top, scope, typed }: (typeof left)[number]) {
  await comesTo(page, path);
  await page.waitForFunction((wanted) => Math.abs(scrollY - wanted) < 3, {}, top);
  if (scope && typed)
    expect(await valuesOf(page, scope, Object.keys(typed))).toEqual(Object.values(typed));
}

test('ten times Back and Forward over four pages finds each as it was left', async () => {
  const { page, goTo } = await visit();
  for (const [place, { path, top, scope, typed }] of left.entries()) {
    if (place === 0) await goTo(path);
    else await page.$eval(`header a[href="${path}"]`, (link) => (link as HTMLElement).click());
    await comesTo(page, path);
    if (scope && typed) await fill(page, scope, typed);
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await page.waitForFunction((wanted) => Math.abs(scrollY - wanted) < 3, {}, top);
  }
  for (let round = 0; round < 10; round += 1) {
    for (const before of left.slice(0, -1).toReversed()) {
      await page.goBack();
      await expectAsLeft(page, before);
    }
    for (const after of left.slice(1)) {
      await page.goForward();
      await expectAsLeft(page, after);
    }
  }
}, 180_000);
