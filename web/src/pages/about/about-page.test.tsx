import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { AboutPage } from './about-page';

test('describes the map in a text alternative', () => {
  render(<AboutPage />, { wrapper: MemoryRouter });
  const map = screen.getByRole('img', { name: /Map of Europe/ });
  for (const country of ['Netherlands', 'Germany', 'France', 'Spain', 'Belgium'])
    expect(map.getAttribute('aria-label')).toContain(country);
});
