import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { twoFrames } from '../support/page/appearances';
import { press } from '../support/page/forms';
import { waitForPath, follow } from '../support/page/history';
import { clickBeside, dialog } from '../support/page/leads';
import { clientRuns } from '../support/page/requests';

const { visit } = startJourney();

const dialogNamed = (page: Page, name: string) =>
  page.waitForSelector(`::-p-aria([name="${name}"][role="dialog"])`, { visible: true });
const noDialog = (page: Page) => page.waitForSelector(dialog, { hidden: true });

test('a dialog that Escape, its button, a click beside it or a reload closes leaves no history entry, so a single Back returns to the previous page', async () => {
  const { page, goTo } = await visit();
  await goTo('/about');
  await follow(page, '/careers');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => press(page, 'Close', dialog),
    () => clickBeside(page),
  ];
  for (const closeDialog of ways) {
    await press(page, 'Free Intake', 'header');
    await dialogNamed(page, 'Free AI Intake');
    await closeDialog();
    await noDialog(page);
    await waitForPath(page, '/careers');
  }

  await press(page, 'Full Discovery', 'header');
  await dialogNamed(page, 'Full Discovery');
  await page.reload();
  await waitForPath(page, '/careers');
  expect(await page.$(dialog)).toBeNull();

  await page.goBack();
  await waitForPath(page, '/about');
  expect(await page.$(dialog)).toBeNull();
  await page.goForward();
  await waitForPath(page, '/careers');
});

test.each(['the visitor', 'Forward'])(
  'after a reload with a dialog that %s has opened, the page keeps its scroll position, also at the next reload',
  async (opener) => {
    const { page, goTo } = await visit();
    // Fonts that load after the browser has restored the position can move the text by a few lines, here up to 150 px.
    const isNear = (top: number) =>
      page.waitForFunction((y) => Math.abs(scrollY - y) < 150, {}, top);
    await goTo('/pricing');
    await page.evaluate(() => scrollTo({ top: 1_500, behavior: 'instant' }));
    await isNear(1_500);
    await press(page, 'Full Discovery', 'header');
    await dialogNamed(page, 'Full Discovery');
    if (opener === 'Forward') {
      await page.goBack();
      await page.waitForFunction(() => history.scrollRestoration === 'auto');
      await page.goForward();
      await dialogNamed(page, 'Full Discovery');
    }
    await page.reload();
    await waitForPath(page, '/pricing');
    await clientRuns(page);
    await isNear(1_500);

    await page.evaluate(() => scrollTo({ top: 1_200, behavior: 'instant' }));
    await isNear(1_200);
    await page.reload();
    await clientRuns(page);
    await isNear(1_200);
  },
);

test('after a click on a link to the same page, or to a place on it, closing a dialog does not scroll the page', async () => {
  const { page, goTo } = await visit();
  const escape = () => page.keyboard.press('Escape');
  const goBack = () => page.goBack();
  for (const [path, href, top, ways] of [
    ['/about', '/about', 900, [escape]],
    ['/', '/#contact', 2_500, [escape, goBack]],
  ] as const) {
    await goTo(path);
    await page.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), { href: to, id: 'again' });
      document.body.append(link);
    }, href);
    await Promise.all([
      page.waitForNavigation(),
      page.$eval('#again', (link) => (link as HTMLElement).click()),
    ]);
    await clientRuns(page);
    await page.waitForSelector('html:not([data-glides])');
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await page.waitForFunction((y) => Math.abs(scrollY - y) < 2, {}, top);
    for (const closeDialog of ways) {
      await press(page, 'Full Discovery', 'header');
      await dialogNamed(page, 'Full Discovery');
      await closeDialog();
      await noDialog(page);
      await page.waitForFunction(() => !(history.state as { dialog?: string } | null)?.dialog);
      await twoFrames(page);
      expect(await page.evaluate(() => scrollY)).toBe(top);
    }
  }
});
