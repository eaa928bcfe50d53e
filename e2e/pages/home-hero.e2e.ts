import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { holdAnimations } from '../support/page/clock';
import { atWidths } from '../support/page/widths';

const { visit } = startJourney({ hasVisitorsPace: true });

const table = 'main [role=group]:has([data-piece])';
const button = (piece: string) => `${table} li[data-piece=${piece}] button`;
const cloth = (piece: string) => `${table} g[data-piece=${piece}]`;
const pieces = ['sleeve', 'collar', 'right', 'pocket', 'left'];

async function open(options: { width?: number; height?: number; motion?: string } = {}) {
  const { motion = 'reduce', ...size } = options;
  const opened = await visit(size);
  await opened.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: motion }]);
  await opened.goTo('/');
  return opened;
}

/** Returns which sentences the label below the drawn jacket shows: names of pieces (parts of the jacket), or `hint`. */
const said = async (page: Page) => {
  const shown = await page.$$eval(`${table} [data-says]`, (sentences) =>
    (sentences as HTMLElement[])
      .filter((sentence) => sentence.checkVisibility({ visibilityProperty: true }))
      .map(({ dataset }) => dataset.says!),
  );
  return shown.map((says) => pieces[Number(says)] ?? says);
};

test('the label below the jacket shows a hint, or the sentence of the piece under the pointer, with the keyboard focus or below a finger', async () => {
  const { page } = await open({ width: 1440 });
  expect(await said(page)).toEqual(['hint']);
  await page.hover(button('collar'));
  expect(await said(page)).toEqual(['collar']);
  const { x, y } = await page.$eval(cloth('sleeve'), (piece) => {
    const { left, bottom, width } = piece.getBoundingClientRect();
    return { x: left + width * 0.4, y: bottom - 60 };
  });
  await page.mouse.move(x, y);
  expect(await said(page)).toEqual(['sleeve']);
  await page.focus(button('pocket'));
  expect(await said(page)).toEqual(['sleeve']);
  await page.mouse.move(2, 2);
  expect(await said(page)).toEqual(['pocket']);

  // Tab follows the thread, the dashed line that joins the pieces.
  await page.focus(button(pieces[0]!));
  for (const piece of pieces) {
    expect(await said(page)).toEqual([piece]);
    await page.keyboard.press('Tab');
  }
  expect(await said(page)).toEqual(['hint']);

  await page.setViewport({ width: 390, height: 844 });
  for (const piece of pieces) {
    await page.tap(button(piece));
    expect(await said(page)).toEqual([piece]);
  }
});

/**
 * Runs in the page: returns a fault for each name that touches the seam of its piece (a dashed line inside the edge),
 * or that the thread crosses. The thread is the dashed line that joins the pieces.
 */
function findMisplacedNames(scope: string) {
  const drawing = document.querySelector<SVGSVGElement>(`${scope} svg[viewBox]`)!;
  const toUnits = drawing.getScreenCTM()!.inverse();
  const thread = drawing.querySelector<SVGPathElement>('path[pathLength]')!;
  const length = thread.getTotalLength();
  const threadPoints = Array.from({ length: 400 }, (_, step) =>
    thread.getPointAtLength((length * step) / 400),
  );
  const found: string[] = [];
  for (const item of document.querySelectorAll<HTMLElement>(`${scope} li[data-piece]`)) {
    const { piece } = item.dataset;
    const outline = document.querySelector<SVGPathElement>(`#jacket-${piece}`)!;
    // Converts the coordinates by the drawn `use` element, because pieces on the right are drawn as mirror images.
    const use = drawing.querySelector<SVGUseElement>(`[data-piece=${piece}] g > use`)!;
    const toOutline = use.getScreenCTM()!.inverse().multiply(drawing.getScreenCTM()!);
    const texts = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const line of range.getClientRects()) {
        const [start, end] = [
          new DOMPoint(line.left, line.top).matrixTransform(toUnits),
          new DOMPoint(line.right, line.bottom).matrixTransform(toUnits),
        ];
        // Reduces the height, because a line box is taller than its letters. Adds 9 units to the left and the right,
        // because the seam is 7 units inside the edge of its piece.
        const [top, bottom] = [start.y + (end.y - start.y) * 0.2, end.y - (end.y - start.y) * 0.15];
        const corners = [start.x - 9, end.x + 9].flatMap((x) => [
          new DOMPoint(x, top),
          new DOMPoint(x, bottom),
        ]);
        if (!corners.every((corner) => outline.isPointInFill(corner.matrixTransform(toOutline))))
          found.push(`${piece}: "${texts.currentNode.textContent}" touches the seam`);
        const isCrossed = threadPoints.some(
          ({ x, y }) => x > start.x - 4 && x < end.x + 4 && y > top - 4 && y < bottom + 4,
        );
        // Skips the pocket, because the pocket hides the thread behind it.
        if (isCrossed && piece !== 'pocket') found.push(`${piece}: the thread crosses the name`);
      }
    }
  }
  return found;
}

const stitchesLeft = (page: Page) =>
  page.$eval(`${table} path[pathLength]`, (path) =>
    Number.parseFloat(getComputedStyle(path).strokeDashoffset),
  );

const widths = [320, 390, 640, 760, 820, 1023, 1024, 1200, 1280, 1366, 1440, 1920, 2560];

test('with reduced motion the jacket is complete at once; at all widths every name on it is inside the seam of its piece, and the thread crosses no name', async () => {
  const { page } = await open({ width: 1440 });
  expect(
    await page.$$eval(`${table} *`, (all) => all.flatMap((one) => one.getAnimations())),
  ).toEqual([]);
  expect(await stitchesLeft(page)).toBe(0);
  await atWidths(page, widths, async () => {
    expect(await page.evaluate(findMisplacedNames, table)).toEqual([]);
  });
});

/** Returns the position in px of each piece of the jacket and of each piece's name. */
const placesOf = (page: Page) =>
  page.$$eval(`${table} [data-piece]`, (all) =>
    all.map((element) => {
      const { left, top } = element.getBoundingClientRect();
      return { piece: (element as HTMLElement).dataset.piece!, left, top };
    }),
  );
const showMoment = (page: Page, moment: number) =>
  page.evaluate((ms) => {
    for (const animation of document.getAnimations()) {
      // Skips animations that follow the scroll position.
      if (animation.timeline !== document.timeline) continue;
      animation.pause();
      animation.currentTime = ms;
    }
  }, moment);
test("the jacket's pieces start apart, each with its name, and move together in the order of the thread", async () => {
  const { page, goTo } = await visit({ width: 1440 });
  await holdAnimations(page);
  await goTo('/');
  await showMoment(page, 0);
  const atFirst = await placesOf(page);
  expect(await stitchesLeft(page)).toBeGreaterThan(1_000);
  await showMoment(page, 950);
  const between = await placesOf(page);
  await showMoment(page, 3_000);
  const atLast = await placesOf(page);
  expect(await stitchesLeft(page)).toBe(0);

  const way = (from: typeof atFirst, to: typeof atFirst) =>
    from.map(({ piece, left, top }, index) => [
      piece,
      Math.round(to[index]!.left - left),
      Math.round(to[index]!.top - top),
    ]);
  const whole: Record<string, number[]> = {
    sleeve: [21, 0],
    collar: [0, 21],
    right: [-21, 0],
    pocket: [26, -26],
    left: [0, 0],
  };
  expect(way(atFirst, atLast)).toEqual(atFirst.map(({ piece }) => [piece, ...whole[piece]!]));
  // At 950 ms the needle has passed the sleeve, but not the right front.
  expect(way(between, atLast).filter(([piece]) => piece === 'sleeve')).toEqual([
    ['sleeve', 0, 0],
    ['sleeve', 0, 0],
  ]);
  expect(way(atFirst, between).filter(([piece]) => piece === 'right')).toEqual([
    ['right', 0, 0],
    ['right', 0, 0],
  ]);
});

test("on a phone the jacket's pieces start to move when the middle of the jacket is in view", async () => {
  const { page } = await open({ width: 390, height: 640, motion: 'no-preference' });
  await page.waitForSelector(`${table} [data-view=waiting]`);
  const states = () =>
    page.$$eval(`${table} *`, (all) => [
      ...new Set(all.flatMap((one) => one.getAnimations().map(({ playState }) => playState))),
    ]);
  expect(await states()).toEqual(['paused']);
  await page.$eval(`${table} li`, (piece) =>
    piece.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await page.waitForSelector(`${table} [data-view=seen]`);
  await page.waitForFunction(
    (scope) =>
      [...document.querySelectorAll(`${scope} *`)].every((one) => one.getAnimations().length === 0),
    { timeout: 10_000 },
    table,
  );
  expect(await stitchesLeft(page)).toBe(0);
});
