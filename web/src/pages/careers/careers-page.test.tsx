import { screen } from '@testing-library/react';
import { expectPageOutline } from '../../test/expect-page-outline';
import { showPageOnce } from '../../test/shown-page';
import { CareersPage } from './careers-page';

showPageOnce(<CareersPage />);

test('has a correct heading outline, named sections and at least two buttons that open Discovery', () => {
  expectPageOutline();
});

// The requirements fix the salaries (requirements, section 9).
test.each([
  ['Senior AI Engineer', '/jobs/senior-ai-engineer', '€75,000-95,000'],
  ['Customer Success Manager', '/jobs/customer-success-manager', '€55,000-70,000'],
  ['Product Designer', '/jobs/product-designer', '€60,000-80,000'],
  [
    'Business Development Manager',
    '/jobs/business-development-manager',
    '€50,000-65,000 plus commission',
  ],
])('the position %s links to %s and pays %s', (title, path, salary) => {
  const position = screen.getByRole('heading', { name: title }).closest('li')!;
  expect(position.querySelector('a')).toHaveAttribute('href', path);
  expect(position).toHaveTextContent(salary);
});

test('lists each position once', () => {
  expect(screen.getAllByRole('link', { name: /^View position/ })).toHaveLength(4);
});

test.each(['Send Your CV', 'Schedule a Chat'])('"%s" links to the contact page', (name) => {
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/contact');
});

test('links from its first section to the positions further down', () => {
  const link = screen.getByRole('link', { name: 'See the open positions' });
  const target = link.getAttribute('href')!.split('#')[1]!;
  expect(document.getElementById(target)).toHaveAccessibleName('Open positions.');
});

test('shows the phase of an entry in the timeline, and marks milestones and future entries', () => {
  const entry = (name: string) => screen.getByRole('heading', { name }).closest('li')!;
  expect(entry('Every agent by hand')).toHaveTextContent('2024 · Q1 · Custom Era');
  expect(entry('Every agent by hand')).toHaveTextContent('Milestone');
  expect(entry('A shelf of tested parts')).toHaveTextContent('2025 · Q3 · Transition');
  expect(entry('A shelf of tested parts')).not.toHaveTextContent(/Milestone|Still to come/);
  expect(entry('In your hands')).toHaveTextContent('Next · Platform Era');
  expect(entry('In your hands')).toHaveTextContent('Still to come');
});
