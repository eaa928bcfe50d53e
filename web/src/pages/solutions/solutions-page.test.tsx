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
