import { startJourney } from '../support/journey';
import { atWidths } from '../support/page/widths';

const { visit } = startJourney();

const calm = [{ name: 'prefers-reduced-motion', value: 'reduce' }];

async function open(path: string) {
  const { page, goTo } = await visit({ width: 1440 });
  await page.emulateMediaFeatures(calm);
  await goTo(path);
  return page;
}

test('on /products/document-processing the gap between the title and the text of a feature or use case is the same in every column, and at 560 and 390 px one drawn thread passes through the holes of the tags in both columns', async () => {
  const page = await open('/products/document-processing');
  const gaps = (name: string) =>
    page.$$eval(`[aria-labelledby="${name}-title"] li:has(h3)`, (items) =>
      items.map((item) => {
        const text = item.querySelector('details p, h3 ~ p')!.getBoundingClientRect();
        return Math.round(text.top - item.querySelector('h3')!.getBoundingClientRect().bottom);
      }),
    );
  for (const name of ['features', 'use-cases']) {
    const found = await gaps(name);
    expect(found.length).toBeGreaterThanOrEqual(3);
    expect(new Set(found).size).toBe(1);
  }
  await atWidths(page, [560, 390], async () => {
    const { threads, holes } = await page.evaluate(() => {
      const list = document.querySelector('main figure dl')!;
      const { left, right } = list.getBoundingClientRect();
      const px = (element: Element, pseudo: string, name: string) =>
        Number.parseFloat(getComputedStyle(element, pseudo).getPropertyValue(name));
      return {
        threads: [
          left + px(list, '::before', 'left') + px(list, '::before', 'border-left-width') / 2,
          right - px(list, '::before', 'right') - px(list, '::before', 'border-right-width') / 2,
        ],
        holes: [...list.children].map(
          (tag) =>
            tag.getBoundingClientRect().left +
            px(tag, '::before', 'left') +
            px(tag, '::before', 'width') / 2,
        ),
      };
    });
    expect(holes).toHaveLength(4);
    for (const [index, hole] of holes.entries())
      expect(Math.abs(hole - threads[index % 2]!)).toBeLessThan(1);
  });
});

test('on /products/ai-suite every end of each thread in the studio’s drawing has a knot, the drawn list of a day has lines only between its entries, and the drawn pieces that stand for an agent’s components touch each other', async () => {
  const page = await open('/products/ai-suite');
  const linesOfDay: Record<number, number> = { 1440: 3, 820: 2, 390: 1 };
  await atWidths(page, [1440, 820, 390], async (width) => {
    const ways = await page.$$eval('main figure svg[preserveAspectRatio=none] g', (groups) =>
      groups
        .filter((way) => getComputedStyle(way).display !== 'none')
        .map((way) => {
          const [line, ...knots] = [...way.querySelectorAll('path')];
          const points = (path: SVGPathElement) =>
            [...path.getAttribute('d')!.matchAll(/(?:M|(?<=C\S+ \S+ \S+ \S+ ))(\d+) (\d+)/g)].map(
              ([, x, y]) => `${x} ${y}`,
            );
          return {
            ends: [...new Set(points(line!))].toSorted(),
            knots: [...new Set(points(knots[0]!))].toSorted(),
          };
        }),
    );
    expect(ways).toHaveLength(2);
    for (const { ends, knots } of ways) {
      expect(ends).toHaveLength(3);
      expect(knots).toEqual(ends);
    }

    const entries = await page.$$eval(
      'main figure ul:last-of-type > li:has([data-tint])',
      (items) =>
        items
          .filter((item) => item.checkVisibility())
          .map((item) => {
            const { borderTopWidth, borderBottomWidth } = getComputedStyle(item);
            return [borderTopWidth, borderBottomWidth].map(Number.parseFloat);
          }),
    );
    expect(entries.filter(([, below]) => below! > 0)).toEqual([]);
    expect(entries.filter(([above]) => above! > 0)).toHaveLength(linesOfDay[width]!);

    if (width === 390) await page.click('[aria-labelledby="combinations-title"] summary');
    const gaps = await page.$$eval('main [data-piece=needed] + [data-piece]', (pieces) =>
      pieces.map((piece) => {
        const [box, before] = [piece, piece.previousElementSibling!].map((each) =>
          each.getBoundingClientRect(),
        );
        return box!.top > before!.top ? 0 : box!.left - before!.right;
      }),
    );
    expect(gaps.length).toBeGreaterThan(10);
    expect(gaps.filter((gap) => gap > 0 || gap < -2)).toEqual([]);
  });
});

test('the hole of the home page’s price tag is in its middle at 1440 and 390 px', async () => {
  const page = await open('/');
  await atWidths(page, [1440, 390], async () => {
    const off = await page.$eval('[aria-labelledby="why-title"] circle', (hole) => {
      const box = hole.getBoundingClientRect();
      const tag = hole.closest('div')!.getBoundingClientRect();
      return box.top + box.height / 2 - (tag.top + tag.height / 2);
    });
    expect(Math.abs(off)).toBeLessThan(1.5);
  });
});

test('on a phone no title of a feature touches the drawn notch above it', async () => {
  const { page, goTo } = await visit({ width: 390 });
  await page.emulateMediaFeatures(calm);
  for (const path of ['/products/analysis-suite', '/products/document-processing']) {
    await goTo(path);
    const found = await page.$$eval('[aria-labelledby="features-title"] li + li', (items) =>
      items.flatMap((item) => {
        const notch = item.querySelector('svg path[stroke="var(--seam)"]')!.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(item.querySelector('h3')!);
        const lines = [...range.getClientRects()];
        // Adds 3 px, because a line box is taller than its letters.
        const touches = lines.some(
          ({ left, right, top }) =>
            left < notch.right && right > notch.left - 2 && top + 3 < notch.bottom,
        );
        return touches ? [item.querySelector('h3')!.textContent] : [];
      }),
    );
    expect([path, found]).toEqual([path, []]);
  }
});

test('the garments on /solutions are at least 120 px wide, and the drawings of the products on /products 136 px, at 1440, 1024 and 820 px', async () => {
  const { page, goTo } = await visit();
  const widths = (selector: string) =>
    page.$$eval(selector, (all) =>
      all.map((each) => Math.round(each.getBoundingClientRect().width)),
    );
  await goTo('/solutions');
  await atWidths(page, [1440, 1024, 820], async () => {
    const garments = await widths('nav[aria-labelledby=index-title] svg');
    expect(garments).toHaveLength(8);
    expect(garments.filter((each) => each < 120)).toEqual([]);
  });
  await goTo('/products');
  await atWidths(page, [1440, 1024, 820], async () => {
    const products = await widths(
      'section[aria-labelledby=routes-title] div:has(> h3) + div > svg',
    );
    expect(products).toHaveLength(4);
    expect(products.filter((each) => each < 136)).toEqual([]);
  });
});
