import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { solutions } from '../../content/pages/solutions';
import { dialogStore } from '../../runtime/overlays/dialog-store';
import { SolutionsPage } from './solutions-page';

const showPage = () => render(<SolutionsPage />, { wrapper: MemoryRouter });

test('each solution’s element has its key as id, and a Learn More button that opens Discovery', async () => {
  showPage();
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

test.each(solutions.index.links)('links to $label', ({ label, about, path }) => {
  showPage();
  expect(screen.getByRole('link', { name: `${label} ${about}` })).toHaveAttribute('href', path);
});
