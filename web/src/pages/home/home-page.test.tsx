import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialogStore } from '../../runtime/overlays/dialog-store';
import { expectPageOutline } from '../../test/expect-page-outline';
import { showPageOnce } from '../../test/shown-page';
import { HomePage } from './home-page';

showPageOnce(<HomePage />);

test('has a sound outline, and shows the sections in the order of the requirements', () => {
  expectPageOutline();
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.id);
  expect(headings).toEqual([
    'model-title',
    'products-title',
    'testimonials-title',
    'why-title',
    'scan-title',
    'options-title',
    'closing-title',
    'contact-title',
  ]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    'Your AI team. Built for you.',
  );
});

test.each([
  ['Do the free and easy scan right now', '/#ai-scan-section'],
  ['View Solutions', '/solutions'],
  ['Explore AI Agent Suite', '/products/ai-suite'],
  ['Meet Voice Agent', '/products/voice-agents'],
  ['See Document Processing', '/products/document-processing'],
  ['Open Analyst Suite', '/products/analysis-suite'],
])('"%s" links to %s', (name, href) => {
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('opens the Discovery dialog on every control whose name contains "Discovery"', async () => {
  const controls = screen.getAllByRole('button', { name: /Discovery/ });
  expect(controls).toHaveLength(3);
  expect(screen.queryByRole('link', { name: /Discovery/ })).not.toBeInTheDocument();
  for (const control of controls) {
    act(() => dialogStore.set({ open: null, trigger: null }));
    await userEvent.click(control);
    expect(dialogStore.get().open).toBe('discovery');
  }
});

test('opens the intake on the button of the free option', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Start the Free Intake' }));
  expect(dialogStore.get().open).toBe('free-intake');
});

test('shows three testimonials with five stars each', () => {
  const section = within(screen.getByRole('region', { name: /Fewer things left waiting/ }));
  expect(section.getAllByRole('img', { name: '5 out of 5 stars' })).toHaveLength(3);
  expect(section.getAllByRole('listitem')).toHaveLength(3);
});
