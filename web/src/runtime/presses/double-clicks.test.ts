import { guardDoubleClicks } from './double-clicks';

const handleClick = jest.fn();
const control = (id: string) => document.getElementById(id)!;
const click = (id: string, detail: number) =>
  control(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
const receivedClicks = () =>
  handleClick.mock.calls.map(([{ target, detail }]) => `${(target as Element).id} ${detail}`);

beforeAll(guardDoubleClicks);
beforeEach(() => {
  document.body.innerHTML = `
    <button id="next"><svg id="arrow"></svg></button><button id="send"></button><a id="link" href="#x"></a>
    <label id="label">Yes <input type="checkbox" id="box"></label>
  `;
  document.body.addEventListener('click', handleClick);
});
afterEach(() => {
  document.body.removeEventListener('click', handleClick);
  handleClick.mockReset();
});

test('drops the second click if another control is below the pointer', () => {
  click('next', 1);
  expect(click('send', 2)).toBe(false);
  expect(click('link', 3)).toBe(false);
  expect(receivedClicks()).toEqual(['next 1']);
});

test('passes the third of three quick clicks to the control that was below the pointer at the second', () => {
  click('next', 1);
  expect(click('send', 2)).toBe(false);
  expect(click('send', 3)).toBe(true);
  expect(receivedClicks()).toEqual(['next 1', 'send 3']);
});

test('passes both clicks to the control that got the first, on any part of it', () => {
  click('arrow', 1);
  expect(click('next', 2)).toBe(true);
  expect(receivedClicks()).toEqual(['arrow 1', 'next 2']);
});

test('passes first clicks and key presses to every control', () => {
  click('next', 1);
  expect(click('send', 1)).toBe(true);
  expect(click('link', 0)).toBe(true);
  expect(receivedClicks()).toEqual(['next 1', 'send 1', 'link 0']);
});

test('treats a label and its control as one', () => {
  click('label', 1);
  expect(click('box', 2)).toBe(true);
  expect(click('label', 2)).toBe(true);
});
