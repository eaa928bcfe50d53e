import { startJourney } from '../support/journey';
import type { OpenedPage } from '../support/page/open-page';

const { visit } = startJourney();
let live: OpenedPage;
let still: OpenedPage;

beforeAll(async () => {
  live = await visit();
  still = await visit({ isJavaScriptOff: true });
});

const visibleLines = ({ page }: OpenedPage) =>
  page.$eval('main', (main) => [
    ...new Set(main.innerText.split('\n').map((line) => line.replace(/\s+/g, ' ').trim())),
  ]);

/**
 * Texts of controls that appear only with JavaScript. Without JavaScript, the page gives the same facts in other words:
 * both prices, and descriptions of the add-ons.
 */
const scriptsOwn: Record<string, string[]> = {
  '/pricing': ['Monthly', 'Annual billing', '€120 plus usage', '€500 per month', '€99 per month'],
};

test.each(['/', '/solutions/hr', '/products/voice-agents', '/pricing', '/about', '/careers'])(
  'without JavaScript %s shows all texts that it shows with JavaScript after its animations',
  async (path) => {
    await still.goTo(path);
    const without = (await visibleLines(still)).join('\n').toLowerCase();
    await live.goTo(path);
    await live.page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
    });
    const unsaid = async () =>
      (await visibleLines(live)).filter(
        (line) => !without.includes(line.toLowerCase()) && !scriptsOwn[path]?.includes(line),
      );
    // Waits until the figures in the rings have counted up: the last ring starts 0.6 s after the first and counts for
    // 1.5 s (requirements, section 9).
    const limit = Date.now() + 6_000;
    while ((await unsaid()).length && Date.now() < limit) {
      await new Promise((resolve) => setTimeout(resolve, 250));
    }

    expect((await visibleLines(live)).length).toBeGreaterThan(20);
    expect(await unsaid()).toEqual([]);
  },
);

test('texts that a phone hides are in closed details elements; a press on the title or a search for the text opens them', async () => {
  const { page, goTo } = await visit({ width: 390, height: 844 });
  // Reduces motion, because a click would miss an element that still moves.
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await goTo('/products/ai-suite');
  // Skips the drawing (`figure`), because it shows fewer texts on a phone.
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

  // Searches with a text fragment in the URL, because the browser handles that in the same way as its find function.
  await goTo('/about');
  await goTo('/products/ai-suite#:~:text=Opens%20what%20comes%20in');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('details[open]')].some((each) =>
      each.textContent.includes('Opens what comes in'),
    ),
  );
});

test('without JavaScript the header hides the text behind it, and the scan shows the fields for a website and for documents', async () => {
  const { page, goTo } = await visit({ isJavaScriptOff: true });
  await goTo('/');
  const background = await page.$eval('header', (bar) => getComputedStyle(bar).backgroundColor);
  expect(background).toMatch(/^rgb\(/);
  const shown = await page.$$eval('#ai-scan-section [role="tabpanel"]', (panels) =>
    panels.map((panel) => panel.checkVisibility()),
  );
  expect(shown).toEqual([true, true]);
});
