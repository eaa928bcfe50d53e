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
  [768, ['/products/voice-agents']],
  [900, ['/', '/products', '/jobs/customer-success-manager', '/pricing']],
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

test.each([
  ['/solutions', 'nav li'],
  ['/services/data-security', 'tr'],
])(
  'the first section of %s does not move while the browser parses the rest of it',
  async (path, part) => {
    const { page, goTo } = await visit({ width: 1024 });
    await goTo(path);
    const tops = await page.evaluate((selector) => {
      const [first, second, ...later] = document.querySelectorAll(`main :has(h1) ${selector}`);
      const measure = () =>
        [document.querySelector('h1')!, first!, second!].map(
          (each) => each.getBoundingClientRect().top,
        );
      const whole = measure();
      for (const each of later) each.remove();
      return { whole, atFirst: measure(), removed: later.length };
    }, part);
    expect(tops.removed).toBeGreaterThan(4);
    expect(tops.atFirst).toEqual(tops.whole);
  },
);
