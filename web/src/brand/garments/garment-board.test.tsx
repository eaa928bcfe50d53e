import { render, screen, within } from '@testing-library/react';
import { everyIndustry } from '../../content/industries/every-industry';
import { GarmentBoard } from './garment-board';

const boards = Object.values(everyIndustry).map(({ hero }) => [hero.board.garment, hero.board]);

test.each(boards as [string, typeof everyIndustry.hr.hero.board][])(
  'the board %s shows a hint and a button for every piece, and the piece’s sentence describes the button',
  (_, board) => {
    render(<GarmentBoard content={board} />);
    const group = within(screen.getByRole('group', { name: board.alternative }));
    expect(group.getByText(board.hint)).toBeVisible();
    expect(group.getAllByRole('button')).toHaveLength(board.pieces.length);
    for (const { label, does } of board.pieces) {
      const piece = group.getByRole('button', { name: new RegExp(`^${label}`) });
      expect(piece).toHaveAccessibleDescription(does);
    }
  },
);
