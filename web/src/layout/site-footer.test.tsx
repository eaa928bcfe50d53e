import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { ownerFacts } from '../content/owner-facts';
import { SiteFooter } from './site-footer';

function Address() {
  const { pathname, hash } = useLocation();
  return <output>{pathname + hash}</output>;
}

function renderFooter() {
  render(
    <MemoryRouter initialEntries={['/pricing']}>
      <SiteFooter />
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

test('shows the first four facts about the company if the owner has entered them', () => {
  const facts = { ...ownerFacts, Company: 'Sample BV', Register: 'KvK 00000000', Hours: '9-17' };
  render(<SiteFooter facts={facts} />, { wrapper: MemoryRouter });
  expect(screen.getByText('Sample BV · KvK 00000000')).toBeVisible();
});

test.each([
  ['Who we are', '/about#terms-title'],
  ['Your data', '/services/data-security#terms-title'],
  ['Prices', '/pricing'],
])('%s links to the answer on an existing page', (name, path) => {
  expect(renderFooter().getByRole('link', { name })).toHaveAttribute('href', path);
});

test('says that links to missing pages lead home', () => {
  expect(renderFooter().getByText(/^Pages that are not online yet lead home\./)).toBeVisible();
});
