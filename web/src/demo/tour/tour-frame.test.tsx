import { act, render } from '@testing-library/react';
import { dialogStore, openDialog } from '../../runtime/overlays/dialog-store';
import { moveTour } from './tour';
import { TourFrame } from './tour-frame';

test('a move of the tour closes an open dialog, which would cover the next stop', () => {
  render(<TourFrame />);
  act(() => moveTour(1));
  openDialog('free-intake');
  act(() => moveTour(1));
  expect(dialogStore.get().open).toBeNull();
});
