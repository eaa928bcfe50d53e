import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import type { Owner } from '../content/owner-schema';
import { emptyOwner, fullOwner } from '../test/owner-samples';
import { SiteFooter } from './site-footer';

function Address() {
  const { pathname, hash } = useLocation();
  return <output>{pathname + hash}</output>;
}

function renderFooter(facts: Owner = emptyOwner) {
  render(
    <MemoryRouter initialEntries={['/pricing']}>
      <SiteFooter facts={facts} />
      <Address />
    </MemoryRouter>,
  );
  return within(screen.getByRole('contentinfo'));
}

test.each([
  [
    'Services',
    [
      ['AI Strategy & Discovery', '/#services'],
      ['AI Systems', '/#services'],
      ['Implementation & Training', '/#services'],
      ['Maintenance & Workshops', '/#services'],
      ['Data Security', '/#services'],
    ],
  ],
  [
    'Company',
    [
      ['About Us', '/#about'],
      ['Our Team', '/'],
      ['Careers', '/careers'],
      ['Blog', '/'],
      ['Contact', '/#contact'],
    ],
  ],
  [
    'Resources',
    [
      ['Case Studies', '/'],
      ['Documentation', '/'],
      ['API Reference', '/'],
      ['Support Center', '/'],
      ['Community', '/'],
    ],
  ],
])('the column %s has the links of the requirements', (name, links) => {
  const column = within(renderFooter().getByRole('list', { name }));
  const shown = column.getAllByRole('link');
  expect(shown.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(links);
});

test.each(['Privacy Policy', 'Terms of Service', 'Cookie Policy'])(
  '%s links to the home page',
  (name) => {
    expect(renderFooter().getByRole('link', { name })).toHaveAttribute('href', '/');
  },
);

test('has buttons for social networks that do nothing', async () => {
  const social = renderFooter().getAllByRole('button');
  for (const button of social) {
    expect(button).toHaveAccessibleName();
    await userEvent.click(button);
  }
  expect(social).toHaveLength(3);
  expect(screen.getByRole('status')).toHaveTextContent(/^\/pricing$/);
});

test('shows the site’s name and the copyright year that the requirements fix', () => {
  const footer = renderFooter();
  expect(footer.getByText(/^© 2024 Maatwerk\./)).toBeVisible();
  expect(footer.getByText('Your AI team. Built for you.')).toBeVisible();
});

test('names the company, its brand and its VAT number', () => {
  const line =
    'Website of Kleermaker Agents B.V. · Herengracht 1, 1015 BA Amsterdam · KvK 12345678 · VAT NL001234567B01';
  expect(renderFooter(fullOwner).getByText(line)).toBeVisible();
});

test('links to the targets that the owner has entered, and marks the other links', () => {
  const footer = renderFooter(fullOwner);
  const hrefOf = (name: string) => footer.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Blog')).toBe('https://blog.example.com/');
  expect(hrefOf('Privacy Policy')).toBe('/privacy.pdf');
  expect(hrefOf('Terms of Service')).toBe('/terms.pdf');
  expect(hrefOf('Cookie Policy')).toBe('/cookies.pdf');
  expect(hrefOf('Imprint')).toBe('/imprint.pdf');
  expect(hrefOf('LinkedIn')).toBe('https://www.linkedin.com/company/example');
  expect(footer.getByRole('link', { name: 'Documentation' }).nextSibling).toHaveTextContent('soon');
  expect(footer.getByRole('link', { name: 'Blog' }).nextSibling).toBeNull();
});

test.each([
  ['Who we are', '/about#terms-title'],
  ['Your data', '/services/data-security#terms-title'],
  ['Prices', '/pricing'],
])('%s links to the answer on an existing page', (name, path) => {
  expect(renderFooter().getByRole('link', { name })).toHaveAttribute('href', path);
});
