import { startJourney } from '../support/journey';
import { routes } from '../support/routes';

const { visit } = startJourney();

/** The greatest length in px for each width of the window: first of the home page, then of every other page. */
const limits = { 820: [8_500, 6_500], 390: [8_500, 6_500], 320: [8_850, 6_900] };

test.each(Object.entries(limits))(
  'at %s px the home page and every other page are at most %j px long',
  async (width, [ofHome, ofOthers]) => {
    const { page, goTo } = await visit({ width: Number(width), height: 844 });
    const tooLong: string[] = [];
    for (const path of routes) {
      await goTo(path);
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      if (length > (path === '/' ? ofHome! : ofOthers!)) tooLong.push(`${path}: ${length} px`);
    }

    expect(tooLong).toEqual([]);
  },
  120_000,
);

test('texts that a phone hides are in closed details elements; a press on the title or a search for the text opens them', async () => {
  const { page, goTo } = await visit({ width: 390, height: 844 });
  // Reduces motion, because a click would miss an element that still moves.
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await goTo('/products/ai-suite');
  // Skips the drawing of the product in use, because it shows fewer texts on a phone.
  const lost = await page.$$eval('main :is(p, li, dd)', (texts) =>
    texts
      .filter((text) => !text.checkVisibility() && !text.closest('figure, details:not([open])'))
      .map((text) => text.textContent),
  );
  expect(lost).toEqual([]);

  const isShown = (text: string) =>
    page.$eval(`::-p-text(${text})`, (found) => found.checkVisibility());
  expect(await isShown('Talks with people by chat')).toBe(false);
  await page.click('summary[aria-label="More: Communication"]');
  expect(await isShown('Talks with people by chat')).toBe(true);

  // Uses a text fragment in the URL, because the browser searches for it as its find function does.
  await goTo('/about');
  await goTo('/products/ai-suite#:~:text=Opens%20what%20comes%20in');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('details[open]')].some((each) =>
      each.textContent.includes('Opens what comes in'),
    ),
  );
});

test('at 820 px the header shows the button that opens Discovery', async () => {
  const { page, goTo } = await visit({ width: 820, height: 1180 });
  await goTo('/');
  const shown = await page.$$eval('header > div > div > button', (buttons) =>
    buttons.filter((each) => each.checkVisibility()).map((each) => each.textContent),
  );
  expect(shown).toEqual(['Full Discovery']);
});
