import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { holdAnimations } from '../support/page/clock';
import type { OpenOptions } from '../support/page/open-page';

const { visit } = startJourney();

const said = 'main figure [lang="nl"] span';
const calm = [{ name: 'prefers-reduced-motion', value: 'reduce' }];

async function openCall(options: OpenOptions = {}, features: typeof calm = []) {
  const { page, goTo } = await visit(options);
  await page.emulateMediaFeatures(features);
  await holdAnimations(page);
  await goTo('/products/voice-agents');
  return page;
}

/** Returns a list of animations for each sentence of the call. Start (`from`) and end (`to`) are in ms. */
const timesOf = (page: Page) =>
  page.$$eval(said, (sentences) =>
    sentences.map((sentence) =>
      sentence.getAnimations().map(({ effect }) => {
        const { delay, duration, iterations } = effect!.getComputedTiming();
        return { from: delay!, to: delay! + Number(duration), iterations };
      }),
    ),
  );
const inkOf = (page: Page) =>
  page.$$eval(said, (sentences) => sentences.map((each) => getComputedStyle(each).color));
const isTransparent = (color: string) => color === 'rgba(0, 0, 0, 0)';

const end = (page: Page) =>
  page.$eval('main figure', (figure) => {
    for (const animation of figure.getAnimations({ subtree: true })) animation.finish();
  });

test('the last sentence of the drawn call appears by itself within three seconds, and only once', async () => {
  const page = await openCall();
  const times = (await timesOf(page)).flat();
  expect(times).toEqual([{ from: 300, to: 1_700, iterations: 1 }]);
  // The width of the sentence grows during its animation.
  const shares = await page.$$eval(said, (sentences) => {
    const sentence = sentences.find((each) => each.getAnimations().length > 0)!;
    const [spoken] = sentence.getAnimations();
    const widthAt = (share: number) => {
      const { delay, duration } = spoken!.effect!.getComputedTiming();
      spoken!.currentTime = delay! + Number(duration) * share;
      return Number.parseFloat(getComputedStyle(sentence).backgroundSize);
    };
    return [widthAt(0.1), widthAt(0.5), widthAt(0.9)];
  });
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(new Set(shares).size).toBe(3);

  await end(page);
  expect((await inkOf(page)).filter(isTransparent)).toEqual([]);
});

test('a drawn call that is not in view at the load starts when it is in view, and does not start again', async () => {
  const page = await openCall({ width: 390, height: 500 });
  await page.waitForSelector('main figure [data-view="waiting"]');
  expect((await timesOf(page)).flat()).toEqual([]);

  await page.$eval(said, (first) => first.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForSelector('main figure [data-view="seen"]');
  expect((await timesOf(page)).flat()).toHaveLength(1);
  await end(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.$eval(said, (first) => first.scrollIntoView({ block: 'center', behavior: 'instant' }));
  expect((await timesOf(page)).flat()).toEqual([]);
});

test.each<[string, OpenOptions, typeof calm]>([
  ['with reduced motion', {}, calm],
  ['without JavaScript', { isJavaScriptOff: true }, []],
])('%s the whole call is visible at once', async (_, options, features) => {
  const page = await openCall(options, features);
  expect(await timesOf(page)).toEqual([[], [], []]);
  expect((await inkOf(page)).filter(isTransparent)).toEqual([]);
  const moving = await page.$eval(
    'main figure',
    (figure) => figure.getAnimations({ subtree: true }).length,
  );
  expect(moving).toBe(0);
});
