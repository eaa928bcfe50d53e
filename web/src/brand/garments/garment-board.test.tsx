import { render, screen, within } from '@testing-library/react';
import { hrPage } from '../../content/industries/hr';
import { GarmentBoard } from './garment-board';

test('shows a hint and a button for every shape of the drawing, and the shape’s sentence describes the button', () => {
  const { board } = hrPage.hero;
  render(<GarmentBoard content={board} />);
  const group = within(screen.getByRole('group', { name: board.alternative }));
  expect(group.getByText(board.hint)).toBeVisible();
  expect(group.getAllByRole('button')).toHaveLength(board.pieces.length);
  for (const { label, does } of board.pieces) {
    const piece = group.getByRole('button', { name: new RegExp(`^${label}`) });
    expect(piece).toHaveAccessibleDescription(does);
  }
});
