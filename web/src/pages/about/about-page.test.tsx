import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expectPageOutline } from '../../test/expect-page-outline';
import { AboutPage } from './about-page';

beforeEach(() => render(<AboutPage />, { wrapper: MemoryRouter }));

test('has a correct heading outline, named sections and at least two buttons that open Discovery', () => {
  expectPageOutline();
});

test('describes the map in a text alternative', () => {
  const map = screen.getByRole('img', { name: /Map of Europe/ });
  for (const country of ['Netherlands', 'Germany', 'France', 'Spain', 'Belgium'])
    expect(map.getAttribute('aria-label')).toContain(country);
  expect(screen.getByRole('heading', { name: /presence/ })).toBeInTheDocument();
});
