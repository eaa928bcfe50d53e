import { act, fireEvent, render } from '@testing-library/react';
import { blankStore } from './console/commands';
import { DemoRibbon } from './demo-ribbon';
import { presenterStore } from './presenter/channel';

const onCommand = jest.fn();
const blank = () => document.querySelector('[data-demo=blank]');

test('a blank screen is blank again after a page load, when the presenter’s window has responded', () => {
  sessionStorage.setItem('demoBlank', 'true');
  render(<DemoRibbon onCommand={onCommand} isOpenAtFirst={false} />);
  expect(blank()).toBeNull();
  act(() => presenterStore.set(true));
  expect(blank()).toBeVisible();
  act(() => blankStore.set(false));
  expect(blank()).toBeNull();
});

test('a remote control’s keys for a black screen work while a presenter’s window is open, but not in a field', () => {
  render(<DemoRibbon onCommand={onCommand} isOpenAtFirst={false} />);
  const field = document.body.appendChild(document.createElement('input'));
  const pressAll = () => {
    for (const key of ['b', '.', 'c']) fireEvent.keyDown(document.body, { key });
  };
  act(() => presenterStore.set(false));
  pressAll();
  expect(onCommand).not.toHaveBeenCalled();
  act(() => presenterStore.set(true));
  pressAll();
  expect(onCommand.mock.calls).toEqual([[{ act: 'blank' }], [{ act: 'blank' }]]);
  field.focus();
  pressAll();
  expect(onCommand).toHaveBeenCalledTimes(2);
});
