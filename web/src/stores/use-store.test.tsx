import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createStore } from './create-store';
import { useStore } from './use-store';

const count = createStore(1);
const Count = () => <p>{useStore(count, 7)}</p>;

test('renders the new state after each change', () => {
  render(<Count />);
  expect(screen.getByText('1')).toBeVisible();
  act(() => count.set(2));
  expect(screen.getByText('2')).toBeVisible();
});

test('prerenders `serverState`, whatever the store’s state', () => {
  expect(renderToString(<Count />)).toBe('<p>7</p>');
});
