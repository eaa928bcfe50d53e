import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialogStore } from '../../runtime/overlays/dialog-store';
import { showPageOnce } from '../../test/shown-page';
import { HomePage } from './home-page';

showPageOnce(<HomePage />);

test('shows the sections in the order of the requirements', () => {
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.id);
  expect(headings).toEqual([
    'model-title',
    'products-title',
    'testimonials-title',
    'why-title',
    'scan-title',
    'closing-title',
    'contact-title',
  ]);
});

test('opens the intake on the button of the free option', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Start the Free Intake' }));
  expect(dialogStore.get().open).toBe('free-intake');
});
