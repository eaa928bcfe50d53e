import type { Page } from 'puppeteer';
import { startJourney } from '../support/journey';

const { visit } = startJourney();

const drawing = 'main [role=group]:has([data-piece])';
const button = (piece: number) => `${drawing} li:nth-of-type(${piece + 1}) button`;

/** Returns a key for each visible sentence below a drawing: the index of the shape that it describes, or `hint`. */
const said = (page: Page) =>
  page.$$eval(`${drawing} [data-says]`, (sentences) =>
    (sentences as HTMLElement[])
      .filter((sentence) => sentence.checkVisibility({ visibilityProperty: true }))
      .map(({ dataset }) => dataset.says),
  );

test('the label below the drawing shows a hint, or the sentence about the button or the drawn shape under the pointer or, without one, about the focused shape, and on a phone about the shape under a finger', async () => {
  const { page, goTo } = await visit({ width: 1440 });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await goTo('/');
  expect(await said(page)).toEqual(['hint']);
  await page.hover(button(1));
  expect(await said(page)).toEqual(['1']);
  await page.focus(button(3));
  expect(await said(page)).toEqual(['1']);
  await page.mouse.move(2, 2);
  expect(await said(page)).toEqual(['3']);
  const { x, y } = await page.$eval(`${drawing} g[data-piece=sleeve]`, (sleeve) => {
    const { left, bottom, width } = sleeve.getBoundingClientRect();
    return { x: left + width * 0.4, y: bottom - 60 };
  });
  await page.mouse.move(x, y);
  expect(await said(page)).toEqual(['0']);
  await page.mouse.move(2, 2);

  await page.focus(button(0));
  for (const piece of ['0', '1', '2', '3']) {
    expect(await said(page)).toEqual([piece]);
    await page.keyboard.press('Tab');
  }

  await page.setViewport({ width: 390, height: 844 });
  for (const piece of [3, 0]) {
    await page.tap(button(piece));
    expect(await said(page)).toEqual([String(piece)]);
  }
});
