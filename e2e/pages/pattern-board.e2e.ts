import { startJourney } from '../support/journey';
import type { OpenedPage } from '../support/page/open-page';

const { visit } = startJourney();
let opened: OpenedPage;

beforeAll(async () => {
  opened = await visit();
  await opened.goTo('/solutions/hr');
});

const said = () =>
  opened.page.$$eval('main [role=group] [data-says]', (sentences) =>
    sentences
      .filter((sentence) => sentence.checkVisibility({ visibilityProperty: true }))
      .map(({ id }) => id),
  );
const pieces = () => opened.page.$$('main [role=group] li button');
const sentenceOf = (index: number) =>
  opened.page.$$eval(
    'main [role=group] li button',
    (buttons, at) => buttons[at]!.getAttribute('aria-describedby'),
    index,
  );

test('the drawing with pieces (pattern board) shows no sentence until the pointer is on a piece', async () => {
  expect(await said()).toEqual(['']);
});

test('a pointer on a piece of the pattern board shows only that piece’s sentence', async () => {
  await (await pieces())[1]!.hover();
  expect(await said()).toEqual([await sentenceOf(1)]);
});

test('the pattern board shows the sentence of the piece under the pointer, even if another piece has the keyboard focus', async () => {
  await (await pieces())[2]!.hover();
  await (await pieces())[0]!.focus();
  expect(await said()).toEqual([await sentenceOf(2)]);
  await opened.page.mouse.move(2, 2);
});

test("keyboard focus on a piece of the pattern board shows that piece's sentence", async () => {
  await (await pieces())[0]!.focus();
  await opened.page.keyboard.press('Tab');
  expect(await said()).toEqual([await sentenceOf(1)]);
});

test("a tap on a piece of the pattern board shows that piece's sentence", async () => {
  await (await pieces())[3]!.tap();
  expect(await said()).toEqual([await sentenceOf(3)]);
});
