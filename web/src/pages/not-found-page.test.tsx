import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { NotFoundPage } from './not-found-page';

test('shows its message and links to other pages, and tells search engines not to index it', () => {
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
