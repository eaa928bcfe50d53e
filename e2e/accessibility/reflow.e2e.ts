import type { Page } from 'puppeteer';
import { persistentLosses, turnLeftToRight, turnRightToLeft } from '../support/checks/losses';
import { findSmallTexts, smallest } from '../support/checks/small-texts';
import { startJourney } from '../support/journey';
import { press } from '../support/page/forms';
import { dialog, goToStep, openDialog } from '../support/page/leads';
import { routesOfAllKinds } from '../support/routes';

const { visit } = startJourney();
/** With reduced motion every element has its final state at once, even before it is on the screen. */
const withoutMotion = [{ name: 'prefers-reduced-motion', value: 'reduce' }];

/** Returns a function that sets the browser's font size setting, in px. The default is 16. */
async function prepareFontSize(page: Page) {
  const session = await page.createCDPSession();
  return (size: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size * 0.8125 } });
}

/** The text of drawings scales with the drawing and not with the browser's font size, so the check skips drawings. */
const drawings = 'svg, [aria-hidden="true"], [role="group"]:has([data-says])';

/** Returns texts off the screen, clipped, or under 11.5 px. The test doubles the font size, so the limit is doubled. */
const findUnreadable = async (page: Page) => [
  ...(await page.evaluate(findSmallTexts, 11.5 * 2, drawings)),
  ...(await persistentLosses(page)),
];

/** Runs in the page: sets the text spacing of WCAG 1.4.12. The security policy forbids a style element. */
function spaceText() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

/** One page of each kind, further pages whose drawings contain words, and the 404 page. */
const paths = [
  ...routesOfAllKinds,
  '/products/voice-agents',
  '/products/document-processing',
  '/solutions/content',
  '/solutions/compliance',
  '/solutions/finance',
  '/no-such-page',
];

const smallTexts: string[] = [];
const lossesZoomed: string[] = [];
const unreadableEnlarged: string[] = [];
const lossesTurned: string[] = [];
const lossesSpaced: string[] = [];

// Collects the faults for the next five tests, so that the file opens each page only once.
beforeAll(async () => {
  const { page, goTo } = await visit({ expectedErrors: [/404/] });
  await page.emulateMediaFeatures(withoutMotion);
  // The first navigation may move the tab to another process, which would reset a font size that is already set.
  await goTo('/about');
  const setFontSize = await prepareFontSize(page);
  for (const path of paths) {
    const look = async (widths: number[], found: string[], findFaults: () => Promise<string[]>) => {
      for (const width of widths) {
        await page.setViewport({ width, height: width * 0.8 });
        found.push(...(await findFaults()).map((fault) => `${path} at ${width} px: ${fault}`));
      }
    };
    await goTo(path, path === '/no-such-page' ? 404 : 200);
    await look([320], lossesZoomed, () => persistentLosses(page));
    await look([320, 1440], smallTexts, () => page.evaluate(findSmallTexts, smallest));
    await setFontSize(32);
    await look([390, 1280], unreadableEnlarged, () => findUnreadable(page));
    await setFontSize(16);
    await page.evaluate(turnRightToLeft);
    await look([1280], lossesTurned, () => persistentLosses(page));
    await page.evaluate(turnLeftToRight);
    await page.evaluate(spaceText);
    await look([320], lossesSpaced, () => persistentLosses(page));
  }
}, 120_000);

test('no text of any kind of page is smaller than 12.5 px, also inside drawings, at 1440 and 320 px', () => {
  expect(smallTexts).toEqual([]);
});

test('at 400 % zoom of a 1280 px wide window no kind of page scrolls sideways, and no text is off the screen or clipped', () => {
  expect(lossesZoomed).toEqual([]);
});

test('with a browser font size of 32 px and a width of 1280 or 390 px, every kind of page has larger text, and no text is off the screen or clipped', () => {
  expect(unreadableEnlarged).toEqual([]);
});

test('right-to-left pages of 1280 px do not scroll sideways, and no text is off the screen or clipped', () => {
  expect(lossesTurned).toEqual([]);
});

test('with the text spacing of WCAG 1.4.12 at 320 px no kind of page scrolls sideways, and no text is off the screen or clipped', () => {
  expect(lossesSpaced).toEqual([]);
});

interface Appearance {
  name: string;
  width: number;
  height: number;
  fontSize?: number;
  isRightToLeft?: boolean;
}
const ordinary: Appearance = { name: 'an ordinary phone', width: 390, height: 844 };
const zoomed: Appearance = { name: '400 % zoom', width: 320, height: 256 };
const enlarged: Appearance[] = [390, 1280].map((width) => ({
  name: `a font size of 32 px at ${width} px`,
  width,
  height: 900,
  fontSize: 32,
}));
const turned: Appearance[] = [390, 1280].map((width) => ({
  name: `right-to-left at ${width} px`,
  width,
  height: 900,
  isRightToLeft: true,
}));

test('at 400 % zoom, with a browser font size of 32 px or right-to-left, no text of the menu, dialogs and forms with errors is off the screen or clipped', async () => {
  const { page, goTo } = await visit();
  await page.emulateMediaFeatures(withoutMotion);
  await goTo('/contact');
  const setFontSize = await prepareFontSize(page);
  const found: string[] = [];
  const show = async ({ width, height, fontSize = 16, isRightToLeft = false }: Appearance) => {
    await page.setViewport({ width, height });
    await setFontSize(fontSize);
    await page.evaluate(isRightToLeft ? turnRightToLeft : turnLeftToRight);
  };
  const see = async (what: string, among: Appearance[]) => {
    for (const appearance of among) {
      await show(appearance);
      const faults = await (appearance.fontSize ? findUnreadable(page) : persistentLosses(page));
      found.push(...faults.map((fault) => `${what}, ${appearance.name}: ${fault}`));
    }
    await show(ordinary);
  };
  await show(ordinary);
  await press(page, 'Open menu');
  await page.$$eval('#site-menu details', (groups) =>
    groups.forEach((group) => (group.open = true)),
  );
  await page.waitForSelector('#site-menu a[href="/careers"]', { visible: true });
  await see('the menu', [zoomed, ...enlarged]);
  await press(page, 'Free Intake', '#site-menu');
  await page.waitForSelector(dialog, { visible: true });
  await see('the intake', enlarged);
  await goToStep(page, 'currentChallenges');
  await goToStep(page, 'timeline');
  await press(page, 'Submit Free Intake', dialog);
  await page.waitForSelector(`${dialog} [aria-invalid="true"]`);
  await see('the intake with errors', enlarged);
  await page.keyboard.press('Escape');
  await page.waitForSelector(dialog, { hidden: true });

  await openDialog(page, 'Full Discovery');
  await press(page, 'Request Discovery', dialog);
  await page.waitForSelector(`${dialog} [aria-invalid="true"]`);
  await see('Discovery with errors', [zoomed, ...turned]);
  await page.keyboard.press('Escape');
  await page.waitForSelector(dialog, { hidden: true });
  await press(page, 'Send Message', 'main');
  await page.waitForSelector('main [aria-invalid="true"]');
  await see('the contact page with errors', enlarged);

  await goTo('/jobs/senior-ai-engineer');
  await press(page, 'Apply Now', 'main');
  await page.waitForSelector('main [name="fullName"]', { visible: true });
  await see('an application form', [zoomed]);
  await show(zoomed);
  const tooWide = await page.$$eval('main form :is(a, button, input, select, textarea)', (all) =>
    all
      .filter((control) => {
        const { right } = control.closest('form')!.getBoundingClientRect();
        return control.getBoundingClientRect().right > right + 1;
      })
      .map((control) => control.textContent),
  );
  found.push(...tooWide.map((text) => `an application form, wider than its column: ${text}`));
  expect(found).toEqual([]);
});
