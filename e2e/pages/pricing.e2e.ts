import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { waitForHydration } from '../support/page/requests';
import { reportLostTexts, translate } from '../support/page/translation';

const { visit } = startJourney();

const slider = 'main input[type="range"]';
const field = 'main [name="tasks"]';

const shows = (page: Page, plan: string, price: string) =>
  page.waitForFunction(
    (wantedPlan, wantedPrice) => {
      // Removes spaces, because a browser's translation adds some.
      const textOf = (element: Element | null | undefined) =>
        element?.textContent.replace(/\s/g, '') ?? '';
      const receipt = [...document.querySelectorAll('main dl')].find((list) =>
        list.textContent.includes('Total'),
      );
      return (
        textOf(document.querySelector('main li > .night h2')) === wantedPlan &&
        textOf(document.querySelector('[data-look="cut"] p')).endsWith(wantedPlan) &&
        textOf(receipt).includes(`Total${wantedPrice}p`)
      );
    },
    {},
    plan,
    price,
  );
const asks = (page: Page, query: string) =>
  page.waitForFunction((wanted) => location.search === wanted, {}, query);
const valueOf = (page: Page, selector: string) =>
  page.$eval(selector, (input) => (input as HTMLInputElement).value);

/** Returns the position (px) of the thumb's centre when the slider is at `share` (0 to 1) of its range. */
async function thumbAt(page: Page, share: number) {
  const box = (await (await page.$(slider))!.boundingBox())!;
  return { x: box.x + 15 + share * (box.width - 30), y: box.y + box.height / 2 };
}
/** Returns the distance (px) from the edge of the chosen plan's coloured box to the centre of the thumb. */
const edgeFromThumb = (page: Page) =>
  page.$eval(slider, (element) => {
    const input = element as HTMLInputElement;
    const box = input.getBoundingClientRect();
    const share =
      (input.valueAsNumber - Number(input.min)) / (Number(input.max) - Number(input.min));
    const isTurned = getComputedStyle(input).direction === 'rtl';
    const thumb = box.left + 15 + (isTurned ? 1 - share : share) * (box.width - 30);
    const out = document.querySelector('[data-look="cut"] > :first-child')!.getBoundingClientRect();
    return Math.abs((isTurned ? out.left : out.right) - thumb);
  });

test('dragging the slider with the mouse changes the plan, the price and the URL, and so does a touch on the scale; Back returns to the previous page', async () => {
  const { page, goTo } = await visit();
  await goTo('/careers');
  await goTo('/pricing');
  await page.$eval(slider, (input) => input.scrollIntoView({ block: 'center' }));
  const entries = await page.evaluate(() => history.length);
  const start = await thumbAt(page, (166 - 58) / 149.5);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await waitForHydration(page, 'plans');
  for (const share of [0.7, 0.65, (144 - 58) / 149.5]) {
    const { x, y } = await thumbAt(page, share);
    await page.mouse.move(x, y);
  }
  await page.mouse.up();
  await shows(page, 'Pro', '€374');
  expect(await valueOf(page, field)).toBe('4,000');
  expect(await edgeFromThumb(page)).toBeLessThan(1.5);
  await asks(page, '?tasks=4000');
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await page.setViewport({ width: 390, height: 844 });
  await page.$eval(slider, (input) => input.scrollIntoView({ block: 'center' }));
  const { x, y } = await thumbAt(page, (172 - 58) / 149.5);
  await page.touchscreen.tap(x, y);
  await shows(page, 'Business', '€1,449');
  await asks(page, '?tasks=20000');
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/careers');
});

test('a page that the browser has translated shows the plan and the price that the slider selects', async () => {
  const { page, goTo } = await visit({ prepare: reportLostTexts, expectedErrors: [/#418/] });
  await goTo('/pricing');
  await page.evaluate(translate);
  await page.focus(slider);
  await waitForHydration(page, 'plans');
  await page.keyboard.press('ArrowRight');
  await shows(page, 'Pro', '€158');
  await page.click('[role="switch"]');
  await page.$eval(field, (input) => (input as HTMLInputElement).select());
  await page.type(field, '8612');
  await shows(page, 'Business', '€9,110');
  const words = await page.$eval('main section', (section) => section.innerText);
  expect(words.replace(/\s+/g, ' ')).toContain('€9,110 per year');
});

test('without JavaScript the page shows the number, the plan and the price, and no control', async () => {
  const { page, goTo } = await visit({ isJavaScriptOff: true });
  await goTo('/pricing');
  const text = await page.$eval('main', (main) => main.innerText.replace(/\s+/g, ' '));
  for (const part of [
    '1,500 tasks per month',
    '5 components',
    '€149 per month',
    'Extra components',
  ])
    expect(text).toContain(part);
  for (const control of await page.$$('main :is(input, form button)'))
    expect(await control.isVisible()).toBe(false);
});

test('a printed page shows the selected number and its price, and on a right-to-left page the drawing and the slider start at the right, and the knob of the switch moves to the left', async () => {
  const { page, goTo } = await visit();
  await goTo('/pricing?tasks=4000');
  await shows(page, 'Pro', '€374');
  await page.emulateMediaType('print');
  const text = await page.$eval('main', (main) => main.innerText.replace(/\s+/g, ' '));
  for (const part of [
    '4,000 tasks per month',
    '5 components',
    '€374 per month €149 + 2,500 × €0.09',
    'Total €374',
  ])
    expect(text).toContain(part);

  await page.emulateMediaType('screen');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  expect(await edgeFromThumb(page)).toBeLessThan(1.5);
  await page.click('[role="switch"]');
  await page.waitForSelector('[role="switch"][aria-checked="true"]');
  const moved = await page.$eval('[role="switch"] span', async (track) => {
    await Promise.all(track.getAnimations({ subtree: true }).map(({ finished }) => finished));
    return new DOMMatrix(getComputedStyle(track, '::after').transform).m41;
  });
  expect(moved).toBe(-22);
});
