import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { atWidths } from '../support/page/widths';

const { visit } = startJourney();

async function visitPricing() {
  const { page, goTo } = await visit();
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await goTo('/pricing');
  return page;
}

/** Returns the labels of the slider's tape, and those that the thumb touches. */
const labelsOfTape = (page: Page) =>
  page.$eval('main input[type="range"]', (element) => {
    const slider = element as HTMLInputElement;
    const { left, width } = slider.getBoundingClientRect();
    const share =
      (slider.valueAsNumber - Number(slider.min)) / (Number(slider.max) - Number(slider.min));
    const thumb = left + 15 + share * (width - 30);
    const labels = [...slider.parentElement!.querySelectorAll('[aria-hidden] > span')].filter(
      (label) => label.checkVisibility(),
    );
    const textOf = (label: Element) => label.textContent;
    const isTouched = (label: Element) => {
      const range = document.createRange();
      range.selectNodeContents(label);
      const text = range.getBoundingClientRect();
      return text.left < thumb + 15 && text.right > thumb - 15;
    };
    return { shown: labels.map(textOf), touched: labels.filter(isTouched).map(textOf) };
  });

/** Types a number of tasks, which moves the slider. */
async function type(page: Page, tasks: string) {
  const field = 'main [name=tasks]';
  await page.click(field, { count: 3 });
  await page.type(field, tasks);
  await page.waitForFunction(
    (text) =>
      document.querySelector('main input[type="range"]')!.getAttribute('aria-valuetext') === text,
    {},
    Number(tasks).toLocaleString('en'),
  );
}

/** Returns the numbers of the tape that nothing covers. */
const uncovered = (page: Page) =>
  page.$$eval('main div:has(> input[type=range]) > div > span', (spans) => {
    spans[0]!.scrollIntoView({ block: 'center' });
    return spans
      .filter((span) => {
        const text = document.createRange();
        text.selectNodeContents(span);
        const { left, right, top, height } = text.getBoundingClientRect();
        const at = (x: number) => document.elementsFromPoint(x, top + height / 2);
        return at(left + 1).includes(span) && at(right - 1).includes(span);
      })
      .map((span) => span.textContent);
  });

test('at first the slider’s thumb covers no number of its tape; after a move the tape shows only the numbers that the thumb does not touch', async () => {
  const page = await visitPricing();
  const atFirst: Record<number, string[]> = {
    1440: ['100', '1,000', '10,000', '100,000'],
    390: ['100', '100,000'],
    320: ['100', '100,000'],
  };
  await atWidths(page, [1440, 390, 320], async (width) => {
    expect(await labelsOfTape(page)).toEqual({ shown: atFirst[width], touched: [] });
  });
  const moved: [width: number, tasks: string, shown: string[]][] = [
    [1440, '8612', ['100', '1,000', '100,000']],
    [1024, '8612', ['100', '1,000', '100,000']],
    [390, '60000', ['100']],
    [320, '100000', ['100']],
    [320, '1500', ['100', '100,000']],
  ];
  for (const [each, tasks, shown] of moved)
    await atWidths(page, [each], async (width) => {
      await type(page, tasks);
      expect([width, tasks, await uncovered(page)]).toEqual([width, tasks, shown]);
    });
});

test('each string leads from the end of its size straight down to the hole in its card, and the prices of plans in one row are on one line', async () => {
  const page = await visitPricing();
  await atWidths(page, [1440, 1280, 1200], async () => {
    const { ends, strings, cards } = await page.evaluate(() => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
      return {
        ends: boxes('main [data-look] > div')
          .map(({ right }) => right)
          .toSorted((a, b) => a - b),
        strings: boxes('main [aria-hidden] > i').map(({ left, right }) => (left + right) / 2),
        cards: boxes('main li:has(> div > div h2) > div').map(({ right }) => right),
      };
    });
    expect(strings).toHaveLength(4);
    for (const [index, string] of strings.entries()) {
      expect(Math.abs(string - ends[index]!)).toBeLessThan(2);
      if (index < 3) expect(Math.abs(cards[index]! - 18 - string)).toBeLessThan(2);
    }
  });
  await atWidths(page, [1440, 1200, 1120], async () => {
    const prices = await page.$$eval('main li:has(> div > div h2)', (plans) =>
      plans.map((plan) => ({
        row: plan.getBoundingClientRect().top,
        price: plan.querySelector('p > span')!.getBoundingClientRect().top,
      })),
    );
    expect(prices).toHaveLength(4);
    for (const { row, price } of prices)
      expect(price - row).toBe(prices[0]!.price - prices[0]!.row);
  });
});

test('the contour of a smaller plan runs beside or below the name of the fitting plan at 390 and 320 px', async () => {
  const page = await visitPricing();
  await atWidths(page, [390, 320], async () => {
    for (const [tasks, name] of [
      ['1500', 'Pro'],
      ['60000', 'Business'],
      ['150000', 'Enterprise'],
    ] as const) {
      await type(page, tasks);
      const struck = await page.$eval('main [data-look=cut] p', (label) => {
        const text = document.createRange();
        text.selectNodeContents(label.lastChild!);
        const { left, bottom } = text.getBoundingClientRect();
        const contours = [...document.querySelectorAll('main [data-look=smaller] > div')];
        return {
          name: label.lastChild!.textContent!.trim(),
          by: contours.filter((contour) => {
            const box = contour.getBoundingClientRect();
            return box.right > left && box.top < bottom;
          }).length,
        };
      });
      expect(struck).toEqual({ name, by: 0 });
    }
  });
});

test('the drawn strings of the add-ons’ tags are not cut off, the tags have equal corners, and the card of the fitting plan shows the plan’s price and the price of the visitor’s selection', async () => {
  const page = await visitPricing();
  await atWidths(page, [1440, 820, 390, 320], async (width) => {
    const tags = await page.$$eval('[aria-labelledby="add-ons-title"] li', (items) =>
      items.map((item) => {
        const { left, right } = item.querySelector('svg')!.getBoundingClientRect();
        const { borderRadius } = getComputedStyle(item.querySelector('svg + div')!);
        return { left, right, borderRadius };
      }),
    );
    expect(tags).toHaveLength(3);
    for (const { left, right, borderRadius } of tags) {
      expect(left).toBeGreaterThanOrEqual(6);
      expect(right).toBeLessThanOrEqual(width);
      expect(borderRadius).toMatch(/^\d+px$/);
    }
    const card = await page.$eval('main li > .night', (element) =>
      (element as HTMLElement).innerText.replace(/\s+/g, ' '),
    );
    expect(card).toMatch(/^Pro €149 per month Your price €289 /);
  });
});

test('on a phone each amount of the receipt is beside its label, and each add-on is on one line', async () => {
  const page = await visitPricing();
  await atWidths(page, [390, 320], async () => {
    const below = await page.$$eval('main dl:has(dd > small) > div', (rows) =>
      rows
        .filter((row) => row.checkVisibility())
        .filter((row) => {
          const [label, amount] = [...row.children].map((part) => part.getBoundingClientRect());
          return amount!.top > label!.top + label!.height / 2;
        })
        .map((row) => row.textContent),
    );
    expect(below).toEqual([]);
    const lines = await page.$$eval('main form label:has([type=checkbox])', (labels) =>
      labels.map((label) => {
        const text = document.createRange();
        text.selectNodeContents(label.lastElementChild!);
        return text.getClientRects().length;
      }),
    );
    expect(lines).toEqual([1, 1, 1]);
  });
});

test('the labels of the billing switch wrap inside their boxes if a translation is longer, at 820, 390 and 320 px', async () => {
  const page = await visitPricing();
  await atWidths(page, [820, 390, 320], async () => {
    const outside = await page.$eval('main [role="switch"]', (control) => {
      const row = control.parentElement!;
      control.lastChild!.textContent = 'Jährliche Abrechnung';
      const saving = row.lastElementChild!;
      saving.textContent = 'Sparen Sie 20 % im Jahr';
      const box = row.getBoundingClientRect();
      const shown = [...row.children].filter((part) => part.checkVisibility());
      return shown.flatMap((part) => {
        const text = document.createRange();
        text.selectNodeContents(part);
        const inner = text.getBoundingClientRect();
        const outer = part.getBoundingClientRect();
        const isInside =
          inner.left >= outer.left - 1 &&
          inner.right <= outer.right + 1 &&
          outer.left >= box.left - 1 &&
          outer.right <= box.right + 1 &&
          outer.right <= innerWidth;
        return isInside ? [] : part.textContent;
      });
    });
    expect(outside).toEqual([]);
  });
});
