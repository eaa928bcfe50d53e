import { render, screen } from '@testing-library/react';
import { Reveal } from './reveal';

test.each([
  [undefined, null],
  [0, null],
  [2, '2'],
])('with index %s, the attribute data-item is %s', (index, item) => {
  render(<Reveal index={index}>Piece</Reveal>);
  expect(screen.getByText('Piece').getAttribute('data-item')).toBe(item);
});
