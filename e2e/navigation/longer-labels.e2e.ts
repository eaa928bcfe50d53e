import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { press } from '../support/page/forms';

const { visit } = startJourney();

/** Runs in the page: makes every label of the header 50 % longer, as a browser's translation may. */
function lengthen() {
  const texts = document.createTreeWalker(document.querySelector('header')!, NodeFilter.SHOW_TEXT);
  const labels: Text[] = [];
  while (texts.nextNode()) labels.push(texts.currentNode as Text);
  for (const label of labels) {
    const text = label.data.trim();
    // Skips the company's name, because translations keep it.
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

async function openTranslated(page: Page, goTo: (path: string) => Promise<void>, path = '/about') {
  await goTo(path);
  await page.evaluate(lengthen);
}

const barWidths = [900, 930, 960, 1024, 1079, 1080, 1180, 1280, 1440];

test.each([false, true])(
  'labels that are 50 % longer fit into the header at every width (JavaScript is off: %s)',
  async (isJavaScriptOff) => {
    const { page, goTo } = await visit({ isJavaScriptOff });
    const found: string[] = [];
    for (const width of barWidths) {
      await page.setViewport({ width, height: 900 });
      await openTranslated(page, goTo);
      const lost = await page.evaluate(findUnreachable, 'header > div:first-child');
      found.push(...lost.map((label) => `${width} px: ${label}`));
      if (await page.evaluate(coversPage)) found.push(`${width} px: the header covers the page`);
    }
    expect(found).toEqual([]);
  },
);

test('with labels that are 50 % longer, all links of an open dropdown are on the screen', async () => {
  const { page, goTo } = await visit();
  const found: string[] = [];
  for (const width of barWidths) {
    await page.setViewport({ width, height: 900 });
    await openTranslated(page, goTo);
    for (const id of ['solutions', 'services', 'products', 'company']) {
      await page.click(`[popovertarget="nav-${id}"]`);
      await page.waitForSelector(`#nav-${id}:popover-open`);
      await page.$eval(`#nav-${id}`, async (panel) => {
        await Promise.all(panel.getAnimations().map(({ finished }) => finished));
      });
      const lost = await page.evaluate(findUnreachable, `#nav-${id}`);
      found.push(...lost.map((label) => `${width} px: ${label}`));
      await page.keyboard.press('Escape');
    }
  }
  expect(found).toEqual([]);
});

test.each([820, 390, 320])(
  'at %i px labels that are 50 % longer fit into the phone menu',
  async (width) => {
    const { page, goTo } = await visit({ width });
    await openTranslated(page, goTo);
    expect(await page.evaluate(findUnreachable, 'header > div:first-child')).toEqual([]);
    await press(page, 'Open menu');
    await page.waitForSelector('#site-menu:popover-open');
    await page.$eval('#site-menu', async (menu) => {
      await Promise.all(menu.getAnimations().map(({ finished }) => finished));
    });
    expect(await page.evaluate(findUnreachable, '#site-menu')).toEqual([]);
  },
);
