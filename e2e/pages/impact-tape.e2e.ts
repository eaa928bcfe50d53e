import { startJourney } from '../support/journey';
import { atWidths } from '../support/page/widths';

const { visit } = startJourney();

test('the four impact rings stand on a drawn tape, and each ring’s area is proportional to its value, at all widths', async () => {
  const { page, goTo } = await visit();
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await goTo('/solutions/customer-service');
  await atWidths(page, [1440, 1024, 820, 390, 320], async (width) => {
    await page.$eval('#impact-title', (title) => title.scrollIntoView({ behavior: 'instant' }));
    const cells = await page.$$eval('section:has(#impact-title) li', (all) =>
      all.map((cell) => {
        const ring = cell.querySelector('[role=img]')!.getBoundingClientRect();
        const label = cell.querySelector('p')!.getBoundingClientRect();
        // At the left edge of the page, a list item can only be the drawn measuring tape of a row.
        const isTape = (y: number) =>
          document.elementsFromPoint(1, y).some(({ localName }) => localName === 'li');
        return {
          value: Number(/^\d+(?=%)/.exec(cell.textContent)?.[0] ?? 100),
          width: ring.width,
          bottom: ring.bottom,
          label: { left: label.left, right: label.right, top: label.top },
          tape: [isTape(ring.bottom - 3), isTape(ring.bottom + 3), isTape(ring.bottom - 40)],
        };
      }),
    );
    expect(cells.map(({ value }) => value)).toEqual([50, 30, 60, 100]);
    for (const { value, width: diameter, tape, label, bottom } of cells) {
      expect(diameter ** 2 / value / (cells[0]!.width ** 2 / 50)).toBeCloseTo(1, 1);
      expect(tape).toEqual([true, false, false]);
      expect(label.top).toBeGreaterThan(bottom);
      expect(label.left).toBeGreaterThanOrEqual(0);
      expect(label.right).toBeLessThanOrEqual(width);
    }
    const rowOf = width < 760 ? [0, 0, 1, 1] : [0, 0, 0, 0];
    for (const [index, { bottom, label }] of cells.entries()) {
      const next = cells[index + 1];
      if (!next || rowOf[index] !== rowOf[index + 1]) continue;
      expect(next.bottom).toBeCloseTo(bottom, 0);
      expect(next.label.left).toBeGreaterThanOrEqual(label.right);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});

test('no label of a ring leaves the column of text', async () => {
  const { page, goTo } = await visit();
  for (const [width, path] of [
    [820, '/solutions/operations'],
    [820, '/products/document-processing'],
    [1024, '/products/ai-suite'],
  ] as const) {
    await page.setViewport({ width, height: 900 });
    await goTo(path);
    const { column, labels } = await page.$eval('section:has(#impact-title)', (band) => {
      const sides = (content: Node) => {
        const text = document.createRange();
        text.selectNodeContents(content);
        const { left, right } = text.getBoundingClientRect();
        return { left, right };
      };
      const { left, right } = band.querySelector('ul')!.getBoundingClientRect();
      return {
        column: { left, right },
        labels: [...band.querySelectorAll('li p')].map((label) => sides(label)),
      };
    });
    expect(labels).toHaveLength(4);
    const isOutside = ({ left, right }: typeof column) =>
      left < column.left || right > column.right;
    expect([path, labels.filter(isOutside)]).toEqual([path, []]);
  }
});

test('the bar for 30 minutes is as wide as 30 minutes on the drawn tape of three days', async () => {
  const { page, goTo } = await visit();
  await goTo('/solutions/finance');
  await atWidths(page, [1440, 820, 390, 320], async (width) => {
    const daysInRow = width < 760 ? 1 : 3;
    const drawn = await page.$eval('[data-tape]', (tape) => {
      const px = (element: Element, pseudo: string) =>
        Number.parseFloat(getComputedStyle(element, pseudo).width);
      return {
        tape: tape.getBoundingClientRect().width,
        onTape: px(tape.firstElementChild!, '::before'),
        rest: px(tape.parentElement!, '::after'),
      };
    });
    expect(drawn.rest).toBeCloseTo(drawn.tape / (daysInRow * 48), 0);
    expect(drawn.onTape).toBeCloseTo(drawn.rest, 0);
    if (width === 1440) expect(drawn.tape).toBe(1152);
  });
});
