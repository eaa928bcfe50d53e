import { render, screen, within } from '@testing-library/react';
import { jacketOutlines, type JacketPiece } from '../pieces/jacket';
import { JacketTable } from './jacket-table';

const pieces = (Object.keys(jacketOutlines) as JacketPiece[]).map((piece) => ({
  piece,
  label: `The ${piece}`,
  code: 'AC-00',
  does: `Does the work of the ${piece}.`,
}));
const content = { code: 'pattern', alternative: 'A jacket', hint: 'Choose a piece.', pieces };

function renderTable() {
  render(<JacketTable content={content} />);
  return within(screen.getByRole('group', { name: content.alternative }));
}

test('shows a hint and a button for every part of the jacket, and the part’s sentence describes the button', () => {
  const group = renderTable();
  expect(group.getByText(content.hint)).toBeVisible();
  expect(group.getAllByRole('button')).toHaveLength(pieces.length);
  for (const { label, does } of pieces) {
    expect(
      group.getByRole('button', { name: new RegExp(`^${label}`) }),
    ).toHaveAccessibleDescription(does);
  }
});
