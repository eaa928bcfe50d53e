import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { solutions } from '../../content/pages/solutions';
import { dialogStore } from '../../runtime/overlays/dialog-store';
import { showPageOnce } from '../../test/shown-page';
import { SolutionsPage } from './solutions-page';

showPageOnce(<SolutionsPage />);

test('each solution’s element has its key as id, and a Learn More button that opens Discovery', async () => {
  const buttons = screen.getAllByRole('button', { name: 'Learn More' });
  expect(buttons).toHaveLength(8);
  for (const [index, { key, title }] of solutions.cards.items.entries()) {
    const button = buttons[index]!;
    expect(document.getElementById(key)).toContainElement(button);
    expect(button).toHaveAccessibleDescription(title);
    dialogStore.set({ open: null, trigger: null });
    await userEvent.click(button);
    expect(dialogStore.get().open).toBe('discovery');
  }
});

test('each solution’s row shows its sentence, systems and figure, and a closed disclosure holds its features', () => {
  for (const { key, description, integrations, figure, features } of solutions.cards.items) {
    const row = document.getElementById(key)!;
    const fold = row.querySelector('details')!;
    expect(fold).not.toHaveAttribute('open');
    for (const text of [description[1], ...features]) expect(fold).toHaveTextContent(text);
    for (const text of [description[0], ...integrations, figure.value, figure.label]) {
      expect(row).toHaveTextContent(text);
      expect(fold).not.toHaveTextContent(text);
    }
  }
});
