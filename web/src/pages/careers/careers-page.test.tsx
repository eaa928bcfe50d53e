import { screen } from '@testing-library/react';
import { showPageOnce } from '../../test/shown-page';
import { CareersPage } from './careers-page';

showPageOnce(<CareersPage />);

test('shows the phase of an entry in the timeline, and marks milestones and future entries', () => {
  const entry = (name: string) => screen.getByRole('heading', { name }).closest('li')!;
  expect(entry('Every agent by hand')).toHaveTextContent('2024 · Q1 · Custom Era');
  expect(entry('Every agent by hand')).toHaveTextContent('Milestone');
  expect(entry('A shelf of tested parts')).toHaveTextContent('2025 · Q3 · Transition');
  expect(entry('A shelf of tested parts')).not.toHaveTextContent(/Milestone|Still to come/);
  expect(entry('In your hands')).toHaveTextContent('Next · Platform Era');
  expect(entry('In your hands')).toHaveTextContent('Still to come');
});
