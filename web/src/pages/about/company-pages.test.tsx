import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router';
import { CareersPage } from '../careers/careers-page';
import { AboutPage } from './about-page';

const show = (Page: ComponentType) => render(<Page />, { wrapper: MemoryRouter });

test.each([
  ['about', AboutPage],
  ['careers', CareersPage],
])('%s names its sections, skips no heading and opens Discovery twice', (_, Page) => {
  show(Page);
  for (const section of document.querySelectorAll('section'))
    expect(section).toHaveAccessibleName();
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName[1]));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1));
  expect(screen.getAllByRole('button', { name: 'Start with Discovery' }).length).toBeGreaterThan(1);
});

test('the map says in words what it shows', () => {
  show(AboutPage);
  const map = screen.getByRole('img', { name: /Map of Europe/ });
  for (const country of ['Netherlands', 'Germany', 'France', 'Spain', 'Belgium'])
    expect(map.getAttribute('aria-label')).toContain(country);
  expect(screen.getByRole('heading', { name: /presence/ })).toBeInTheDocument();
});

// Specification, section 9.
test.each([
  ['Senior AI Engineer', '/jobs/senior-ai-engineer', '€75,000-95,000'],
  ['Customer Success Manager', '/jobs/customer-success-manager', '€55,000-70,000'],
  ['Product Designer', '/jobs/product-designer', '€60,000-80,000'],
  [
    'Business Development Manager',
    '/jobs/business-development-manager',
    '€50,000-65,000 plus commission',
  ],
])('the position %s leads to %s and pays %s', (title, path, salary) => {
  show(CareersPage);
  const position = screen.getByRole('heading', { name: title }).closest('li')!;
  expect(position.querySelector('a')).toHaveAttribute('href', path);
  expect(position).toHaveTextContent(salary);
});

test('careers lists no position twice', () => {
  show(CareersPage);
  expect(screen.getAllByRole('link', { name: /^View position/ })).toHaveLength(4);
});

test.each(['Send Your CV', 'Schedule a Chat'])('"%s" leads to the contact page', (name) => {
  show(CareersPage);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/contact');
});

test('the hero of careers leads to the positions on the same page', () => {
  show(CareersPage);
  const link = screen.getByRole('link', { name: 'See the open positions' });
  const target = link.getAttribute('href')!.split('#')[1]!;
  expect(document.getElementById(target)).toHaveAccessibleName('Open positions.');
});

test('the timeline shows phase, milestone and future of its entries', () => {
  show(CareersPage);
  const entry = (name: string) => screen.getByRole('heading', { name }).closest('li')!;
  expect(entry('Every agent by hand')).toHaveTextContent('2024 · Q1 · Custom Era');
  expect(entry('Every agent by hand')).toHaveTextContent('Milestone');
  expect(entry('A shelf of tested parts')).toHaveTextContent('2025 · Q3 · Transition');
  expect(entry('A shelf of tested parts')).not.toHaveTextContent(/Milestone|Still to come/);
  expect(entry('In your hands')).toHaveTextContent('Next · Platform Era');
  expect(entry('In your hands')).toHaveTextContent('Still to come');
});
