import { render, screen, within } from '@testing-library/react';
import type { PatternBoardContent } from '../../content/types/pattern-board';
import { PatternBoard } from './pattern-board';

const place = { wide: { box: [0, 0, 150, 90] }, small: { box: [0, 0, 120, 90] } } as const;
const chat = {
  id: 'chat',
  label: 'Chat agent',
  code: 'AC-01',
  does: 'Answers.',
  tint: 0,
  ...place,
} as const;
const documents = {
  id: 'documents',
  label: 'Reader',
  code: 'AC-02',
  does: 'Reads.',
  tint: 1,
  ...place,
} as const;
const board: PatternBoardContent = {
  code: 'pattern',
  alternative: 'Two pieces',
  hint: 'Choose a piece.',
  pieces: [chat, documents],
};

function renderBoard() {
  render(<PatternBoard content={board} />);
  return within(screen.getByRole('group', { name: board.alternative }));
}

const pieceNamed = (label: string) => screen.getByRole('button', { name: new RegExp(`^${label}`) });

test('shows a hint, and every piece as a button that is described by what it does', () => {
  const group = renderBoard();
  expect(group.getByText(board.hint)).toBeVisible();
  expect(group.getAllByRole('button')).toHaveLength(board.pieces.length);
  for (const piece of board.pieces) {
    expect(pieceNamed(piece.label)).toHaveAccessibleDescription(piece.does);
  }
});
