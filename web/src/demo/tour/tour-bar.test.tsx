import { fireEvent, render } from '@testing-library/react';
import { TourBar } from './tour-bar';
import { beginTour, tourStore } from './tour';

test('the keys of a remote control move the tour while a dialog of the site is open, and arrow keys do not', () => {
  beginTour();
  render(<TourBar onNotes={() => {}} onEnd={() => {}} />);
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('data-dialog-open', '');
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(tourStore.get()).toMatchObject({ stop: 0 });
  fireEvent.keyDown(document.body, { key: 'PageDown' });
  expect(tourStore.get()).toMatchObject({ stop: 1 });
  dialog.remove();
});

test.each([
  ['ArrowRight', '<input>'],
  ['ArrowRight', '<div role="tablist"><button></button></div>'],
  ['Escape', '<div data-dialog-open><button></button></div>'],
  ['Escape', '<ol data-toasts><li data-state="open"><button></button></li></ol>'],
])('the key %s leaves the tour at its stop while the focus is in %s', (key, html) => {
  beginTour();
  render(<TourBar onNotes={() => {}} onEnd={() => {}} />);
  const other = document.body.appendChild(document.createElement('div'));
  other.innerHTML = html;
  other.querySelector<HTMLElement>('input, button')!.focus();
  fireEvent.keyDown(document.activeElement!, { key });
  expect(tourStore.get()).toMatchObject({ stop: 0 });
  other.remove();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(tourStore.get()).toBeNull();
});
