import { startJourney } from '../support/journey';

const { visit } = startJourney();

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
