import { startJourney } from '../support/journey';
import { atWidths } from '../support/page/widths';

const { visit } = startJourney();

test('no label on the map touches another label, a pin or the edge of the map at 320, 390, 768 and 1440 px', async () => {
  const { page, goTo } = await visit();
  await goTo('/about');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await atWidths(page, [320, 390, 768, 1440], async () => {
    const { labels, faults } = await page.$eval('[role=img][aria-label^="Map"]', (map) => {
      const boxes = [...map.querySelectorAll('span, circle')].map((element) => ({
        text: element.textContent || 'pin',
        rect: element.getBoundingClientRect(),
      }));
      const edge = map.getBoundingClientRect();
      const found = boxes.flatMap(({ text, rect }, index) => [
        ...(rect.left < edge.left || rect.right > edge.right || rect.bottom > edge.bottom
          ? [`${text} leaves the map`]
          : []),
        ...boxes
          .slice(index + 1)
          .filter(
            (other) =>
              (text !== 'pin' || other.text !== 'pin') &&
              rect.left < other.rect.right &&
              other.rect.left < rect.right &&
              rect.top < other.rect.bottom &&
              other.rect.top < rect.bottom,
          )
          .map((other) => `${text} covers ${other.text}`),
      ]);
      return { labels: boxes.filter(({ text }) => text !== 'pin').length, faults: found };
    });

    expect(labels).toBe(5);
    expect(faults).toEqual([]);
  });
});
