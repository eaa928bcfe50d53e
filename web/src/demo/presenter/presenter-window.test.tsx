import { act, render, screen } from '@testing-library/react';
import { placeStore } from './channel';
import { PresenterWindow } from './presenter-window';

test('the presenter’s window shows that the customer’s screen is blank, and its button then shows the screen', () => {
  render(<PresenterWindow />);
  const place = { path: '/', title: 'Home' };
  act(() => placeStore.set(place));
  screen.getByText('On the customer’s screen: Home');
  act(() => placeStore.set({ ...place, isBlank: true }));
  screen.getByText('On the customer’s screen: nothing, it is blank');
  screen.getByRole('button', { name: 'Show the screen' });
  expect(screen.queryByRole('button', { name: 'Blank screen' })).toBeNull();
});
