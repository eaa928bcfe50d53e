import { startJourney } from '../support/journey';
import { routes } from '../support/routes';

const { visit } = startJourney();

/** Runs in the page: returns which parts of the common page design are missing. */
function findMissingParts(): string[] {
  const all = [...document.querySelectorAll<HTMLElement>('main *')].filter((each) =>
    each.checkVisibility(),
  );
  const hasWords = (each: Element) =>
    [...each.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
  const words = all.filter(hasWords);
  const size = (each: Element) => Math.round(Number.parseFloat(getComputedStyle(each).fontSize));
  const isPlain = (each: Element) =>
    ['rgba(0, 0, 0, 0)', 'rgb(246, 242, 233)', 'rgb(236, 230, 216)'].includes(
      getComputedStyle(each).backgroundColor,
    );

  const across = document.documentElement.clientWidth;
  const bands = all.filter((each) => each.getBoundingClientRect().width === across);
  const overlaps = bands.flatMap((band) => {
    const { top, bottom } = band.getBoundingClientRect();
    return all.filter((each) => {
      if (each.contains(band) || band.contains(each)) return false;
      const box = each.getBoundingClientRect();
      return (
        (Math.round(bottom - box.top) === 80 && box.bottom > bottom) ||
        (Math.round(box.bottom - top) === 80 && box.top < top)
      );
    });
  });
  const facts = {
    'words of 40 px': words.some((each) => size(each) === 40),
    'words of 52 px': words.some((each) => size(each) === 52),
    'words of 112 px': words.some((each) => size(each) === 112),
    'text of 28 px on a width of 760': words.some(
      (each) => each.matches('p') && size(each) === 28 && each.clientWidth === 760,
    ),
    'a band of cloth from edge to edge': bands.some((band) => !isPlain(band)),
    'a sheet 80 px over the edge of a band': overlaps.length > 0,
  };
  return Object.entries(facts)
    .filter(([, isThere]) => !isThere)
    .map(([name]) => name);
}

// Skips the home page and the pricing page, because they have designs of their own.
const composed = routes.filter((path) => path !== '/' && path !== '/pricing');

test('every page except home and pricing has three sizes of headings, one coloured section, one large statement and one overlapping element', async () => {
  const { page, goTo } = await visit({ width: 1440 });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  const found: Record<string, string[]> = {};
  for (const path of composed) {
    await goTo(path);
    const lack = await page.evaluate(findMissingParts);
    if (lack.length > 0) found[path] = lack;
  }
  expect(found).toEqual({});
}, 60_000);
