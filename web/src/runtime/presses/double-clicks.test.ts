import { guardDoubleClicks } from './double-clicks';

const handleClick = jest.fn();
const control = (id: string) => document.getElementById(id)!;
const click = (id: string, detail: number) =>
  control(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
const heard = () =>
  handleClick.mock.calls.map(([{ target, detail }]) => `${(target as Element).id} ${detail}`);

// Once a page, as on a page.
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

test('drops the second click when another control is below the pointer', () => {
  click('next', 1);
  expect(click('send', 2)).toBe(false);
  expect(click('link', 3)).toBe(false);
  expect(heard()).toEqual(['next 1']);
});

test('leaves the third of three quick clicks to the control that was below the pointer at the second', () => {
  click('next', 1);
  expect(click('send', 2)).toBe(false);
  expect(click('send', 3)).toBe(true);
  expect(heard()).toEqual(['next 1', 'send 3']);
});

test('leaves both clicks to the control that got the first, on any part of it', () => {
  click('arrow', 1);
  expect(click('next', 2)).toBe(true);
  expect(heard()).toEqual(['arrow 1', 'next 2']);
});

test('leaves a first click and a press of a key to every control', () => {
  click('next', 1);
  expect(click('send', 1)).toBe(true);
  expect(click('link', 0)).toBe(true);
  expect(heard()).toEqual(['next 1', 'send 1', 'link 0']);
});

test('takes a label for its control', () => {
  click('label', 1);
  expect(click('box', 2)).toBe(true);
  expect(click('label', 2)).toBe(true);
});
