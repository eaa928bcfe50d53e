import { act, screen, within } from '@testing-library/react';
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
    'options-title',
    'closing-title',
    'contact-title',
  ]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    'Your AI team. Built for you.',
  );
});

test('skips no heading level', () => {
  const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName[1]));
  for (const [index, level] of levels.entries()) {
    expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  }
});

test.each(['ai-scan-section', 'services', 'about', 'contact'])(
  'has one section with the id %s, to which links scroll',
  (id) => {
    expect(document.querySelectorAll(`section#${id}`)).toHaveLength(1);
  },
);

test('every section has an accessible name', () => {
  for (const section of document.querySelectorAll('section'))
    expect(section).toHaveAccessibleName();
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

test.each([
  ['200+', 'agents deployed'],
  ['50+', 'clients'],
  ['85%', 'efficiency gain'],
])('shows the figure %s %s once', (value, label) => {
  expect(screen.getAllByText(label)).toHaveLength(1);
  expect(screen.getAllByText(value)).toHaveLength(1);
});

test('shows three testimonials with five stars each', () => {
  const section = within(screen.getByRole('region', { name: /Fewer things left waiting/ }));
  expect(section.getAllByRole('img', { name: '5 out of 5 stars' })).toHaveLength(3);
  expect(section.getAllByRole('listitem')).toHaveLength(3);
});

// The two claims contradict each other, and the page shows both (requirements, section 1).
test('shows the monthly price and the one-time payment', () => {
  const why = screen.getByRole('region', { name: /look after them/ });
  expect(why).toHaveTextContent('€399-949 per month');
  expect(why).toHaveTextContent('everything included');
  const contact = document.getElementById('contact');
  expect(contact).toHaveTextContent('One-time payment, no recurring subscriptions');
});

test('shows the free option, and the paid option with its price', () => {
  const options = within(screen.getByRole('region', { name: 'Start free or with a blueprint.' }));
  expect(options.getByRole('heading', { name: 'Free AI Intake' })).toBeVisible();
  expect(options.getByRole('heading', { name: 'Full Discovery' })).toBeVisible();
  expect(options.getByText('€400')).toBeVisible();
  expect(options.getByText('one-time')).toBeVisible();
});

test('has a heading that asks what an AI agent is', () => {
  expect(screen.getByRole('heading', { name: 'What exactly is an AI agent?' })).toBeVisible();
});
