import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { NotFoundPage } from './not-found-page';

test('shows its message, is hidden from search engines and links to other pages', () => {
  render(<NotFoundPage />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('404 Page Not Found');
  expect(document.title).toBe('404 Page Not Found | Maatwerk');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(document.querySelector('link[rel=canonical]')).toBeNull();

  const ways = within(screen.getByRole('navigation', { name: 'Ways back' })).getAllByRole('link');
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    '/',
    '/solutions',
    '/products',
    '/contact',
  ]);
});
