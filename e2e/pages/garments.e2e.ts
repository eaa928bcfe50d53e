import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { holdAnimations } from '../support/page/clock';
import { atWidths } from '../support/page/widths';
import { routes } from '../support/routes';

const { visit } = startJourney();

const industries = routes.filter((path) => path.startsWith('/solutions/'));
const calm = [{ name: 'prefers-reduced-motion', value: 'reduce' }];

/**
 * Runs in the page: returns a fault for each name in the drawn garment that is too near to the edge of its piece (a
 * part of the garment), or smaller than 12.5 px.
 */
function findMisplacedNames(): string[] {
  /** The least space in px between a name and the edge of its piece. */
  const clearance = 4;
  const drawing = document.querySelector<SVGSVGElement>('main [role=group] svg')!;
  const buttons = [...document.querySelectorAll('main [role=group] li button')];
  const faults: string[] = [];
  for (const [index, button] of buttons.entries()) {
    const outline = drawing.querySelector<SVGPathElement>(`[data-piece="${index}"] path`)!;
    const toDrawing = outline.getScreenCTM()!.inverse();
    const isOnPiece = (x: number, y: number) =>
      outline.isPointInFill(new DOMPoint(x, y).matrixTransform(toDrawing));
    for (const text of button.children) {
      if (!text.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const middle = (top + bottom) / 2;
        if (!isOnPiece(left - clearance, middle) || !isOnPiece(right + clearance, middle))
          faults.push(`${text.textContent} touches the edge of its piece`);
      }
      const size = Number.parseFloat(getComputedStyle(text).fontSize);
      if (size < 12.5) faults.push(`${text.textContent} is ${size} px high`);
    }
  }
  return faults;
}

test('every name in the drawn garments is at least 4 px inside its piece and at least 12.5 px high; the drawn table reaches the edge of the page, and the page does not scroll sideways', async () => {
  const { page, goTo } = await visit();
  await page.emulateMediaFeatures(calm);
  expect(industries).toHaveLength(8);
  for (const path of industries) {
    await goTo(path);
    await page.evaluate(() => document.fonts.ready);
    await atWidths(page, [1024, 820, 320], async () => {
      expect([path, await page.evaluate(findMisplacedNames)]).toEqual([path, []]);
    });
  }
  await goTo('/solutions/finance');
  await atWidths(page, [2560, 900, 320], async () => {
    const { right, across, seen } = await page.$eval('main [role=group] > div', (table) => ({
      right: table.getBoundingClientRect().right,
      across: document.documentElement.scrollWidth,
      seen: document.documentElement.clientWidth,
    }));
    expect([right, across]).toEqual([seen, seen]);
  });
}, 60_000);

test('the garments on /solutions are at least 120 px wide, and the drawings of the products on /products 136 px, at 1024 and 820 px', async () => {
  const { page, goTo } = await visit();
  const widths = (selector: string) =>
    page.$$eval(selector, (all) =>
      all.map((each) => Math.round(each.getBoundingClientRect().width)),
    );
  await goTo('/solutions');
  await atWidths(page, [1024, 820], async () => {
    const garments = await widths('nav[aria-labelledby=index-title] svg');
    expect(garments).toHaveLength(8);
    expect(garments.filter((each) => each < 120)).toEqual([]);
  });
  await goTo('/products');
  await atWidths(page, [1024, 820], async () => {
    const products = await widths(
      'section[aria-labelledby=routes-title] div:has(> h3) + div > svg',
    );
    expect(products).toHaveLength(4);
    expect(products.filter((each) => each < 136)).toEqual([]);
  });
});

const offset = (page: Page) =>
  page.$eval('main [data-thread]', (thread) =>
    Number.parseFloat(getComputedStyle(thread).strokeDashoffset),
  );

test("an animation draws the garment's thread, and with reduced motion the thread is complete at once", async () => {
  const { page, goTo } = await visit();
  await holdAnimations(page);
  await goTo('/solutions/hr');
  /** Sets the animation of the thread (a dashed line) to `time` ms, and returns the line's `stroke-dashoffset`. */
  const at = (time: number) =>
    page.$eval(
      'main [data-thread]',
      (thread, now) => {
        const [sewing] = thread.getAnimations();
        sewing!.pause();
        sewing!.currentTime = now;
        return Number.parseFloat(getComputedStyle(thread).strokeDashoffset);
      },
      time,
    );
  const early = await at(400);
  const late = await at(1_200);
  expect(early).toBeGreaterThan(late);
  expect(late).toBeGreaterThan(0);

  await page.emulateMediaFeatures(calm);
  await goTo('/solutions/hr');
  expect(await offset(page)).toBe(0);
  expect(await page.$eval('main [data-thread]', (thread) => thread.getAnimations())).toEqual([]);
});
