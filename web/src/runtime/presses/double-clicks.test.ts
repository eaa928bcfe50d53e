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

test('drops the second click of a double click if it is on another control than the first', () => {
  click('next', 1);
  expect(click('send', 2)).toBe(false);
  expect(click('link', 3)).toBe(false);
  expect(receivedClicks()).toEqual(['next 1']);
});

test('passes a third quick click on the control that got the second', () => {
  click('next', 1);
  expect(click('send', 2)).toBe(false);
  expect(click('send', 3)).toBe(true);
  expect(receivedClicks()).toEqual(['next 1', 'send 3']);
});

test('passes both clicks of a double click on different parts of one control', () => {
  click('arrow', 1);
  expect(click('next', 2)).toBe(true);
  expect(receivedClicks()).toEqual(['arrow 1', 'next 2']);
});

test('passes single clicks and clicks by keyboard on every control', () => {
  click('next', 1);
  expect(click('send', 1)).toBe(true);
  expect(click('link', 0)).toBe(true);
  expect(receivedClicks()).toEqual(['next 1', 'send 1', 'link 0']);
});

test('passes both clicks of a double click on a label and its control', () => {
  click('label', 1);
  expect(click('box', 2)).toBe(true);
  expect(click('label', 2)).toBe(true);
});
