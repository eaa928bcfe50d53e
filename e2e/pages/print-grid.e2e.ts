import { startJourney } from '../support/journey';

const { visit } = startJourney();

const paperWidth = 793;

test.each(['/', '/solutions/hr', '/products/document-processing'])(
  'on paper %s has at least 20 px above the label of each section',
  async (path) => {
    const { page, goTo } = await visit({ width: paperWidth });
    await goTo(path);
    await page.emulateMediaType('print');
    const spaces = await page.$$eval('main section p:has(+ h2)', (labels) =>
      labels.map((label) => {
        const text = document.createRange();
        text.selectNodeContents(label);
        return (
          text.getBoundingClientRect().top - label.closest('section')!.getBoundingClientRect().top
        );
      }),
    );
    expect(spaces.length).toBeGreaterThan(0);
    expect(spaces.filter((space) => space < 20)).toEqual([]);
  },
);

test.each(['/solutions/hr', '/products/document-processing'])(
  'on paper both success stories of %s are on one grid',
  async (path) => {
    const { page, goTo } = await visit({ width: paperWidth });
    await goTo(path);
    await page.emulateMediaType('print');
    const [first, second] = await page.$$eval('[aria-labelledby=stories-title] h3', (titles) =>
      titles.map((title) => title.getBoundingClientRect().left),
    );
    expect(second).toBe(first);
  },
);

test('on paper the label of each platform has an outline, because print omits its background', async () => {
  const { page, goTo } = await visit({ width: paperWidth });
  await goTo('/solutions/hr');
  await page.emulateMediaType('print');
  const borders = await page.$$eval('[aria-labelledby=integrations-title] li', (labels) =>
    labels.map((label) => getComputedStyle(label).borderWidth),
  );
  expect(borders.length).toBeGreaterThan(3);
  expect(new Set(borders)).toEqual(new Set(['1px']));
});
