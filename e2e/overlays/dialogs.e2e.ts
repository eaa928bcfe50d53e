import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';
import { isOnTop, twoFrames } from '../support/page/appearances';
import { tabTo } from '../support/page/keyboard';
import { clickBeside, dialog, goToStep, openDialog } from '../support/page/leads';

const { visit } = startJourney();

const scrolled = (page: Page) => page.evaluate(() => scrollY);
const boxOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  });

test('a dialog keeps the page behind from scrolling until Escape or a click beside it closes it', async () => {
  const { page, goTo } = await visit();
  await goTo('/about');
  for (const dismiss of [() => page.keyboard.press('Escape'), () => clickBeside(page)]) {
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    await openDialog(page, 'Free Intake');
    await page.mouse.move(40, 450);
    await page.mouse.wheel({ deltaY: 400 });
    await page.mouse.move(640, 450);
    await page.mouse.wheel({ deltaY: 4_000 });
    await page.keyboard.press('PageDown');
    // Without the dialog, these inputs would scroll the page within two frames.
    await twoFrames(page);
    expect(await scrolled(page)).toBe(700);
    await dismiss();
    await page.waitForSelector(dialog, { hidden: true });
    expect(await scrolled(page)).toBe(700);
    await page.mouse.wheel({ deltaY: 300 });
    await page.waitForFunction(() => scrollY > 700);
  }
});

const standsStill = (page: Page) =>
  page.$eval(dialog, (sheet) => Promise.all(sheet.getAnimations().map(({ finished }) => finished)));

async function closeDialog(page: Page) {
  await page.keyboard.press('Escape');
  await page.waitForSelector(dialog, { hidden: true });
}

const names = ['Free Intake', 'Full Discovery'] as const;

test('after a submit with errors, a dialog that was scrolled down shows its title and the label of its first wrong field', async () => {
  const { page, goTo } = await visit();
  const label = `${dialog} form label`;
  // In the higher window only the fields scroll, in the lower one the whole dialog.
  for (const [width, height] of [
    [820, 800],
    [1280, 420],
  ] as const) {
    await page.setViewport({ width, height });
    await goTo('/about');
    await openDialog(page, 'Full Discovery');
    await standsStill(page);
    await page.$eval(`${dialog} textarea`, (field) => field.scrollIntoView({ block: 'start' }));
    expect(await isOnTop(page, label)).toBe(false);
    await page.click(`${dialog} [type="submit"]`);
    await page.waitForSelector(`${dialog} [aria-invalid="true"]`);
    await twoFrames(page);
    expect(await isOnTop(page, label)).toBe(true);
    expect((await boxOf(page, `${dialog} h2[tabindex]`)).top).toBeGreaterThanOrEqual(0);
  }
});

test('after a submit with errors, the intake on a phone shows the summary and the first wrong field', async () => {
  const { page, goTo } = await visit();
  await goTo('/about');
  await openDialog(page, 'Free Intake');
  await page.setViewport({ width: 390, height: 844 });
  for (const field of ['currentChallenges', 'timeline']) await goToStep(page, field);
  await page.click(`${dialog} [type="submit"]`);
  await page.waitForSelector(`${dialog} [aria-invalid="true"]:focus`);
  await twoFrames(page);
  for (const part of ['[data-error-summary] a', '[aria-invalid="true"]'])
    expect([part, await isOnTop(page, `${dialog} ${part}`)]).toEqual([part, true]);
});

test('a dialog that is taller than the screen scrolls to its last button', async () => {
  const { page, goTo } = await visit({ height: 420 });
  await goTo('/about');
  await openDialog(page, 'Full Discovery');
  const submit = `${dialog} [type="submit"]`;
  expect((await boxOf(page, dialog)).bottom).toBeGreaterThan(420);
  await page.mouse.move(640, 300);
  await page.mouse.wheel({ deltaY: 4_000 });
  await page.waitForFunction(
    (selector) => document.querySelector(selector)!.getBoundingClientRect().bottom < innerHeight,
    {},
    submit,
  );
  await page.mouse.wheel({ deltaY: -8_000 });
  await page.waitForFunction(
    (selector) => document.querySelector(selector)!.getBoundingClientRect().top >= 0,
    {},
    `${dialog} [aria-label="Close"]`,
  );
});

test('on a phone the dialogs Free Intake and Full Discovery fill the screen, and their buttons are visible at any scroll position', async () => {
  const { page, goTo } = await visit();
  // On a phone, scroll bars take no space.
  await page.setViewport({ width: 390, height: 700, isMobile: true, hasTouch: true });
  await goTo('/about');
  for (const name of names) {
    await openDialog(page, name);
    await standsStill(page);
    expect(await boxOf(page, dialog)).toEqual({ left: 0, top: 0, right: 390, bottom: 700 });
    for (const share of [1, 0.5, 0]) {
      await page.$eval(
        dialog,
        (sheet, part) => sheet.scrollTo(0, part * (sheet.scrollHeight - sheet.clientHeight)),
        share,
      );
      for (const button of ['[aria-label="Close"]', '[type="submit"]']) {
        const { left, top, right, bottom } = await boxOf(page, `${dialog} ${button}`);
        expect([left >= 0, top >= 0, right <= 390, bottom <= 700]).toEqual(Array(4).fill(true));
        expect(await isOnTop(page, `${dialog} ${button}`)).toBe(true);
      }
    }
    // `tabTo` throws if the dialog's header or buttons cover a focused field.
    await tabTo(page, { text: name === 'Free Intake' ? 'Next' : 'Request Discovery' });
    await tabTo(page, { name: 'firstName' }, { isBackwards: true });
    await closeDialog(page);
  }
});

/** Runs in the page: replaces texts in the dialog by a long word, except for options and texts that never wrap. */
function lengthenWords(within: string) {
  const sheet = document.querySelector(within)!;
  const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement!;
    const isKept = parent.closest('option') || getComputedStyle(parent).whiteSpace === 'nowrap';
    if (text.textContent!.trim() && !isKept)
      text.textContent = 'Arbeiterunfallversicherungsgesetznovellierungsverordnung';
  }
}

/** Runs in the page: returns the texts and controls that overflow the dialog, and whether it scrolls sideways. */
function findOverflow(within: string) {
  const sheet = document.querySelector(within)!;
  const { left, right } = sheet.getBoundingClientRect();
  const isOutside = (box: DOMRect) => box.left < left - 1 || box.right > right + 1;
  const parts = [...sheet.querySelectorAll('*')].filter((element) => element.checkVisibility());
  return [
    ...(sheet.scrollWidth > sheet.clientWidth ? ['it scrolls sideways'] : []),
    ...parts.flatMap((element) => {
      const text = document.createRange();
      // Texts for screen readers are clipped on purpose.
      const isText = !element.firstElementChild && getComputedStyle(element).clipPath === 'none';
      if (isText) text.selectNodeContents(element);
      const boxes = [element.getBoundingClientRect(), ...text.getClientRects()];
      return boxes.some(isOutside) ? [`${element.localName} ${element.textContent}`] : [];
    }),
  ];
}

test('at 1280 and 320 px long words in a dialog wrap', async () => {
  const { page, goTo } = await visit({ height: 800 });
  await goTo('/about');
  for (const name of names) {
    await page.setViewport({ width: 1280, height: 800 });
    await openDialog(page, name);
    if (name === 'Free Intake') await goToStep(page, 'interestedAreas');
    await page.evaluate(lengthenWords, dialog);
    for (const width of [1280, 320]) {
      await page.setViewport({ width, height: 800 });
      const overflow = await page.evaluate(findOverflow, dialog);
      expect({ name, width, overflow }).toEqual({ name, width, overflow: [] });
    }
    await closeDialog(page);
  }
});

test.each([320, 390])(
  'in a window of %i px a press on the button of a solution opens the Discovery dialog',
  async (width) => {
    const { page, goTo } = await visit({ width, height: 844 });
    await goTo('/solutions');
    await page.click('#hr button');
    await page.waitForSelector(dialog);
  },
);
