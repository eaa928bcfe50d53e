import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { twoFrames, watchAppearances } from '../support/page/appearances';
import { clientRuns } from '../support/page/requests';

const { visit } = startJourney();

/**
 * The largest layout shift score that a page may have. A text with one line more or less in the fallback font causes at
 * least 0.002, and words that only move within their line cause 0.001.
 */
const limit = 0.0015;
const advice = 'a text fills its line: add or remove a word';

// Together the rows contain every kind of page. The rows of wider windows list pages with a text that nearly fills its
// line.
test.each<[number, string[]]>([
  [
    390,
    [
      '/',
      '/solutions',
      '/services/implementation-training',
      '/products/ai-suite',
      '/about',
      '/contact',
      '/careers',
    ],
  ],
  [768, ['/products/voice-agents', '/jobs/product-designer', '/services/ai-strategy-discovery']],
  [
    900,
    ['/', '/products', '/jobs/customer-success-manager', '/pricing', '/services/data-security'],
  ],
  [1440, ['/pricing', '/solutions/content', '/solutions/marketing']],
])(
  'in a window of %i px the layout of pages does not shift when their fonts arrive late',
  async (width, paths) => {
    const { page, startLoading } = await visit({ width, height: 844 });
    await watchAppearances(page, []);
    await page.setCacheEnabled(false);
    // Interception takes time for each request, so only fonts are intercepted.
    const client = await page.createCDPSession();
    await client.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2' }] });
    let held: string[] = [];
    client.on('Fetch.requestPaused', ({ requestId }) => held.push(requestId));
    const jumps: string[] = [];
    for (const path of paths) {
      await startLoading(path);
      await clientRuns(page);
      await twoFrames(page);
      // At least the fonts of headings and body text are held, so the browser has painted the page without them.
      expect(held.length).toBeGreaterThan(1);
      // A busy browser paints a page before it has parsed all of it, so earlier shifts do not count.
      const arrival = await page.evaluate(() => performance.now());
      for (const requestId of held) await client.send('Fetch.continueRequest', { requestId });
      held = [];
      await page.evaluate(async () => void (await document.fonts.ready));
      await twoFrames(page);
      const shift = await page.evaluate(
        (start) =>
          window.shifts!.reduce((sum, { at, value }) => (at < start ? sum : sum + value), 0),
        arrival,
      );
      if (shift > limit) jumps.push(`${path}: ${shift.toFixed(3)}, ${advice}`);
    }
    expect(jumps).toEqual([]);
  },
);

/**
 * Returns the texts that move while the browser parses the page: it compares the layout of the whole page with the layout
 * of the part before each text. A text is listed if the layout shift score is above the limit.
 */
const movedByParsing = (page: Page) =>
  page.evaluate((most) => {
    const parts = [
      ...document.querySelectorAll('main :is(h1, h2, h3, p, dt, dd, td, label, a, svg):not(svg *)'),
    ].filter((part) => part.checkVisibility());
    const places = parts.map((part) => part.getBoundingClientRect());
    const unit = innerWidth * innerHeight * Math.max(innerWidth, innerHeight);
    const moved = new Set<string>();
    const notParsed = new Range();
    notParsed.setEndAfter(document.querySelector('main')!.lastChild!);
    for (const [last, part] of [...parts.entries()].toReversed()) {
      notParsed.setStartBefore(part);
      notParsed.deleteContents();
      if (places[last]!.top > 2 * innerHeight) continue;
      let shift = 0;
      const texts = parts.slice(0, last).filter((earlier, index) => {
        const { top, width, height } = earlier.getBoundingClientRect();
        const way = top < innerHeight ? Math.abs(top - places[index]!.top) : 0;
        shift += (width * height * way) / unit;
        return way > 0;
      });
      if (shift > most) for (const { textContent } of texts) moved.add(textContent);
    }
    return { moved: [...moved], count: parts.length };
  }, limit);

test.each<[number, string[]]>([
  [390, ['/pricing', '/contact', '/products/ai-suite']],
  [
    1024,
    [
      '/pricing',
      '/solutions',
      '/products/voice-agents',
      '/services/ai-strategy-discovery',
      '/services/data-security',
    ],
  ],
])(
  'in a window of %i px no text of the first screen moves while the browser parses the page',
  async (width, paths) => {
    const { page, goTo } = await visit({ width, height: 844 });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    for (const path of paths) {
      await goTo(path);
      const { count, moved } = await movedByParsing(page);
      expect(count).toBeGreaterThan(30);
      expect([path, moved]).toEqual([path, []]);
    }
  },
);
