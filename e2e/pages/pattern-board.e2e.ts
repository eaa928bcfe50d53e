import { startJourney } from '../support/journey';
import type { OpenedPage } from '../support/page/open-page';

const { visit } = startJourney();
let opened: OpenedPage;

beforeAll(async () => {
  opened = await visit();
  await opened.goTo('/solutions/hr');
});

/** The sentences that the board shows, of all that it could say, and which of its pieces they belong to. */
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

test('the board hints until a visitor turns to a piece', async () => {
  expect(await said()).toEqual(['']);
});

test('pointing at a piece says what it does, and nothing else', async () => {
  await (await pieces())[1]!.hover();
  expect(await said()).toEqual([await sentenceOf(1)]);
});

test('the pointer is stronger than the place of the keyboard', async () => {
  await (await pieces())[2]!.hover();
  await (await pieces())[0]!.focus();
  expect(await said()).toEqual([await sentenceOf(2)]);
  await opened.page.mouse.move(2, 2);
});

test('reaching a piece with the keyboard says what it does', async () => {
  await (await pieces())[0]!.focus();
  await opened.page.keyboard.press('Tab');
  expect(await said()).toEqual([await sentenceOf(1)]);
});

test('a tap on a piece says what it does', async () => {
  await (await pieces())[3]!.tap();
  expect(await said()).toEqual([await sentenceOf(3)]);
});
