import { act, fireEvent, render } from '@testing-library/react';
import { blankStore } from './console/commands';
import { DemoRibbon } from './demo-ribbon';
import { presenterStore } from './presenter/channel';
import { prepareFor } from './state/prepare';
import { tourStore } from './tour/tour';

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
  field.remove();
});

test('while a presenter’s window is open, a remote control starts the tour in the customer’s window', () => {
  render(<DemoRibbon onCommand={onCommand} isOpenAtFirst={false} />);
  act(() => presenterStore.set(true));
  fireEvent.keyDown(document.body, { key: 'PageDown' });
  expect(tourStore.get()).toMatchObject({ stop: 0 });
});

test('preparing in the site’s window stops the clock, which only the presenter’s window shows', () => {
  localStorage.setItem('demoStart', '1000');
  prepareFor({ name: 'Kliniek Zonnebloem', website: '', sector: 'healthcare' });
  expect(localStorage.getItem('demoStart')).toBeNull();
});
