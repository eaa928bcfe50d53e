import { persistentLosses, turnRightToLeft } from '../support/checks/losses';
import { startJourney } from '../support/journey';
import { press } from '../support/page/forms';
import type { OpenedPage } from '../support/page/open-page';
import { routes } from '../support/routes';

const { visit } = startJourney();
let opened: OpenedPage;

beforeAll(async () => {
  opened = await visit({ expectedErrors: [/404/] });
  // Reduces motion, because then every element shows its final state, even if it has never been on the screen.
  await opened.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
});

/** The texts off the screen or clipped, and the pages that scroll sideways, at 200 % and 400 % zoom. */
const zoomed: string[] = [];
/** The texts off the screen or clipped, and the pages that scroll sideways, when the pages are right-to-left. */
const turned: string[] = [];

beforeAll(async () => {
  const { page, goTo } = opened;
  const look = async (path: string, found: string[], widths: number[]) => {
    for (const width of widths) {
      await page.setViewport({ width, height: width * 0.8 });
      const losses = await persistentLosses(page);
      found.push(...losses.map((loss) => `${path} at ${width} px: ${loss}`));
    }
  };
  for (const path of [...routes, '/no-such-page']) {
    await goTo(path, path === '/no-such-page' ? 404 : 200);
    await look(path, zoomed, [640, 320]);
    await page.evaluate(turnRightToLeft);
    await look(path, turned, [320, 390, 820, 1280, 1440]);
  }
}, 180_000);

test('at 200 % and 400 % zoom of a 1280 px wide window no page scrolls sideways, and no text is off the screen or clipped', () => {
  expect(zoomed).toEqual([]);
});

test('right-to-left pages of 320 to 1440 px do not scroll sideways, and no text is off the screen or clipped', () => {
  expect(turned).toEqual([]);
});

test('at 400 % zoom the phone menu, a dialog and a job’s application form have no text off the screen or clipped', async () => {
  const { page, goTo } = opened;
  await page.setViewport({ width: 320, height: 256 });
  await goTo('/about');
  await press(page, 'Open menu');
  for (const group of await page.$$('#site-menu summary')) await group.click();
  await page.waitForSelector('#site-menu a[href="/careers"]', { visible: true });
  expect(await persistentLosses(page)).toEqual([]);
  await press(page, 'Full Discovery', '#site-menu');
  await page.waitForSelector('[role="dialog"]', { visible: true });
  await press(page, 'Request Discovery', '[role="dialog"]');
  await page.waitForSelector('[role="dialog"] [aria-invalid="true"]');
  expect(await persistentLosses(page)).toEqual([]);
  await goTo('/jobs/senior-ai-engineer');
  await press(page, 'Apply Now', 'main');
  await page.waitForSelector('main [name="fullName"]', { visible: true });
  expect(await persistentLosses(page)).toEqual([]);
});
