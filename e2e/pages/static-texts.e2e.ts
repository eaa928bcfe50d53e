import { startJourney } from '../support/journey';
import type { OpenedPage } from '../support/page/open-page';
import { routes } from '../support/routes';

const { visit } = startJourney();
const notFound = '/no-such-page';
let live: OpenedPage;
let still: OpenedPage;

beforeAll(async () => {
  live = await visit();
  // Allows the error that the browser logs for the 404 page.
  still = await visit({ isJavaScriptOff: true, expectedErrors: [/404/] });
});

const visibleLines = ({ page }: OpenedPage) =>
  page.$eval('main', (main) => [
    ...new Set(main.innerText.split('\n').map((line) => line.replace(/\s+/g, ' ').trim())),
  ]);

test.each([...routes, notFound])('without JavaScript %s hides no text', async (path) => {
  await still.goTo(path, path === notFound ? 404 : 200);
  const { hidden, words } = await still.page.evaluate(() => {
    const main = document.querySelector('main')!;
    const leaves = [...main.querySelectorAll('*')].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim()),
    );
    return {
      words: main.innerText.split(/\s+/).length,
      hidden: leaves
        .filter(
          (element) =>
            element.checkVisibility() &&
            !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        )
        .map((element) => element.textContent),
    };
  });

  expect(hidden).toEqual([]);
  expect(words).toBeGreaterThan(path === notFound ? 20 : 60);
});

/**
 * Texts that only controls with JavaScript show. Without JavaScript the page says the same in other words: it states
 * both prices and describes the add-ons.
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
    // Waits for the impact rings, because the last one starts 0.6 s after the first and counts for 1.5 s (requirements,
    // section 9).
    const limit = Date.now() + 6_000;
    while ((await unsaid()).length && Date.now() < limit) {
      await new Promise((resolve) => setTimeout(resolve, 250));
    }

    expect((await visibleLines(live)).length).toBeGreaterThan(20);
    expect(await unsaid()).toEqual([]);
  },
);
