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
});
