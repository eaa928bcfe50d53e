import type { Page } from 'puppeteer';
import sharp from 'sharp';
import { startJourney } from '../support/journey';
import { fill, press } from '../support/page/forms';
import { dialog, goToStep, openDialog } from '../support/page/leads';

const { visit } = startJourney();

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the WCAG contrast ratio of the lightest and the darkest pixel in `box`, which is in viewport coordinates. */
async function contrastIn(page: Page, box: Box): Promise<number> {
  // A screenshot's clip is in document coordinates, which include the scroll position.
  const scrolled = await page.evaluate(() => scrollY);
  const clip = { ...box, y: box.y + scrolled };
  const { data, info } = await sharp(await page.screenshot({ clip, captureBeyondViewport: false }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const linear = (value: number) =>
    value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const lights: number[] = [];
  for (let at = 0; at < data.length; at += info.channels) {
    const [red, green, blue] = data.subarray(at, at + 3);
    lights.push(0.2126 * linear(red!) + 0.7152 * linear(green!) + 0.0722 * linear(blue!));
  }
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

/** Opens a page with forced colours: light text on a dark background. */
async function visitDark(width = 1280) {
  const opened = await visit({ width });
  // The emulation ends when this session closes, so the session stays open.
  const client = await opened.page.createCDPSession();
  await client.send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value: 'active' },
      { name: 'prefers-color-scheme', value: 'dark' },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });
  return opened;
}

const boxOf = async (page: Page, selector: string) =>
  (await (await page.waitForSelector(selector, { visible: true }))!.boundingBox())!;

test('with forced colours a dialog has a visible border at the left, the right and the top', async () => {
  const { page, goTo } = await visitDark();
  await goTo('/contact');
  await openDialog(page, 'Full Discovery');
  const { x, y, width, height } = await boxOf(page, dialog);
  const middle = { x: x + width / 2, y: y + height / 2 };
  const strip = 12;
  const edges: Record<string, Box> = {
    left: { x: x - strip / 2, y: middle.y, width: strip, height: 1 },
    right: { x: x + width - strip / 2, y: middle.y, width: strip, height: 1 },
    top: { x: middle.x, y: y - strip / 2, width: 1, height: strip },
  };
  for (const [side, box] of Object.entries(edges))
    expect([side, (await contrastIn(page, box)) >= 3]).toEqual([side, true]);
});

test("with forced colours the intake's marks of a done step, the current step, the next step and a step with errors are visible and differ", async () => {
  const { page, goTo } = await visitDark();
  await goTo('/contact');
  await openDialog(page, 'Free Intake');
  await goToStep(page, 'currentChallenges');
  const mark = 20;
  const expectVisible = async (items: string, count: number) => {
    const found = await page.$$(`${dialog} ${items}`);
    expect(found).toHaveLength(count);
    for (const item of found) {
      const { x, y } = (await item.boundingBox())!;
      expect(await contrastIn(page, { x, y, width: mark, height: mark })).toBeGreaterThanOrEqual(3);
    }
  };
  await expectVisible('ol > li', 3);
  const rings = await page.$$eval(`${dialog} ol > li`, (steps) =>
    steps.map((step) => getComputedStyle(step, '::before').borderTopWidth),
  );
  expect(rings).toEqual(['10px', '5px', '2px']);

  await goToStep(page, 'timeline');
  await fill(page, dialog, { timeline: 'within 3 months' });
  await press(page, 'Submit Free Intake', dialog);
  await page.waitForSelector(`${dialog} [aria-invalid="true"]`);
  await expectVisible('[data-error-summary] > div', 3);
});

test('with forced colours every text in a drawing has a contrast of at least 4.5', async () => {
  const { page, goTo } = await visitDark(1440);
  const faint: string[] = [];
  await goTo('/solutions/hr');
  const words = await page.$$('main svg text, main [role=group] button > span');
  expect(words.length).toBeGreaterThan(0);
  for (const word of words) {
    await word.evaluate((text) => text.scrollIntoView({ block: 'center' }));
    const box = await word.boundingBox();
    // Skips the texts in hidden variants of a drawing.
    if (!box || !(await word.isVisible())) continue;
    const contrast = await contrastIn(page, box);
    const text = await word.evaluate(({ textContent }) => textContent);
    if (contrast < 4.5) faint.push(`${text}: ${contrast.toFixed(1)}`);
  }
  expect(faint).toEqual([]);
});

test('with forced colours the price calculator’s scale, its slider and its drawing of the plans are visible', async () => {
  const { page, goTo } = await visitDark(1440);
  await goTo('/pricing');
  const slider = 'main input[type="range"]';
  await page.$eval(slider, (input) => input.scrollIntoView({ block: 'center' }));
  const { x, y, width, height } = await boxOf(page, slider);
  // The thumb is 30 px wide. The initial 1,500 tasks put it at 46.2 % of the slider, whose ticks are at its upper edge.
  const parts: Record<string, Box> = {
    thumb: { x: x + 0.462 * (width - 30), y, width: 30, height },
    ticks: { x: x + 0.05 * width, y: y + 8, width: 100, height: 4 },
  };
  for (const [part, box] of Object.entries(parts))
    expect([part, (await contrastIn(page, box)) >= 3]).toEqual([part, true]);
  for (const name of await page.$$('[data-look] p'))
    expect(await contrastIn(page, (await name.boundingBox())!)).toBeGreaterThanOrEqual(4.5);
  // The chosen plan has a thicker border than the others.
  const edges = await page.$$eval('[data-look] > div:last-of-type', (sizes) =>
    sizes.map((size) => Number.parseFloat(getComputedStyle(size, '::before').borderTopWidth)),
  );
  expect(edges.toSorted()).toEqual([1, 1, 1, 3]);
});
