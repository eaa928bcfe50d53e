import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';

const { visit } = startJourney();

/** Runs in the page: makes every label of the header 50 % longer, as a browser's translation may. */
function lengthen() {
  const texts = document.createTreeWalker(document.querySelector('header')!, NodeFilter.SHOW_TEXT);
  const labels: Text[] = [];
  while (texts.nextNode()) labels.push(texts.currentNode as Text);
  for (const label of labels) {
    const text = label.data.trim();
    // Translations keep the company's name.
    if (text === '' || text === 'Maatwerk') continue;
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).textContent =
      text + text.slice(-Math.ceil(text.length / 2));
    label.replaceWith(outer);
  }
}

/** Runs in the page: returns the buttons and links in `scope` that are partly off the screen or covered. */
function findUnreachable(scope: string): string[] {
  const controls = [...document.querySelectorAll(`${scope} :is(a, button, summary)`)];
  return controls
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) return true;
      const label = document.createRange();
      label.selectNodeContents(control);
      const text = label.getBoundingClientRect();
      if (text.left < left || text.right > right) return true;
      return [left + 3, (left + right) / 2, right - 3].some(
        (x) => !control.contains(document.elementFromPoint(x, (top + bottom) / 2)),
      );
    })
    .map((control) => control.textContent!.trim() || control.getAttribute('aria-label')!);
}

/** Runs in the page: returns whether the header covers the first heading, paragraph or link of the page. */
const coversPage = () => {
  const { bottom } = document.querySelector('header')!.getBoundingClientRect();
  const [first] = [...document.querySelectorAll('main :is(h1, p, a)')].map(
    (element) => element.getBoundingClientRect().top,
  );
  return first! < bottom;
};

/** Waits for the end of a menu's animation. Returns the menu's controls that are partly off the screen or covered. */
async function findUnreachableIn(page: Page, menu: string): Promise<string[]> {
  await page.waitForSelector(`${menu}:popover-open`);
  await page.$eval(menu, async (panel) => {
    await Promise.all(panel.getAnimations().map(({ finished }) => finished));
  });
  return page.evaluate(findUnreachable, menu);
}

/** Returns the header's controls that are partly off the screen or covered, and whether the header covers the page. */
async function findFaultsOfBar(page: Page): Promise<string[]> {
  const lost = await page.evaluate(findUnreachable, 'header > div:first-child');
  return (await page.evaluate(coversPage)) ? [...lost, 'the header covers the page'] : lost;
}

/** The smallest window widths (px) of the two header layouts that have dropdowns. */
const barWidths = [900, 1080];

test('labels that are 50 % longer fit into the header at every width, and all links of an open dropdown are on the screen', async () => {
  const { page, goTo } = await visit();
  await goTo('/about');
  await page.evaluate(lengthen);
  const found: string[] = [];
  for (const width of barWidths) {
    await page.setViewport({ width, height: 900 });
    const lost = await findFaultsOfBar(page);
    for (const id of ['solutions', 'services', 'products', 'company']) {
      await page.click(`[popovertarget="nav-${id}"]`);
      lost.push(...(await findUnreachableIn(page, `#nav-${id}`)));
      await page.keyboard.press('Escape');
    }
    found.push(...lost.map((label) => `${width} px: ${label}`));
  }
  expect(found).toEqual([]);
});
