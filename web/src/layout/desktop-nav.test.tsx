import '../test/popover';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showStaticHtml } from '../test/static-html';
import { DesktopNav } from './desktop-nav';

const group = (name: string) => screen.getByRole('button', { name });

test.each([
  [
    'Solutions',
    [
      ['All solutions', '/solutions'],
      ['HR & Personnel', '/solutions/hr'],
      ['Marketing & Sales', '/solutions/marketing'],
      ['Customer Service', '/solutions/customer-service'],
      ['Operations & Administration', '/solutions/operations'],
      ['Finance & Accounting', '/solutions/finance'],
      ['Data Analysis', '/solutions/data'],
      ['Content & Communication', '/solutions/content'],
      ['Compliance & Strategy', '/solutions/compliance'],
    ],
  ],
  [
    'Services',
    [
      ['AI Strategy & Discovery', '/services/ai-strategy-discovery'],
      ['AI Systems', '/services/ai-systems'],
      ['Implementation & Training', '/services/implementation-training'],
      ['Maintenance & Workshops', '/services/maintenance-workshops'],
      ['Data Security', '/services/data-security'],
    ],
  ],
  [
    'Products',
    [
      ['All products', '/products'],
      ['AI-Suite', '/products/ai-suite'],
      ['Voice Agents', '/products/voice-agents'],
      ['Document Processing', '/products/document-processing'],
      ['Analysis Suite', '/products/analysis-suite'],
    ],
  ],
  [
    'Company',
    [
      ['About', '/about'],
      ['Contact', '/contact'],
      ['Pricing', '/pricing'],
      ['Careers', '/careers'],
    ],
  ],
])('%s links to its pages', async (name, links) => {
  showStaticHtml(<DesktopNav />);
  expect(screen.queryAllByRole('link')).toEqual([]);
  await userEvent.click(group(name));
  const shown = screen.getAllByRole('link');
  expect(shown.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual(links);
});

test('opens and closes the panel of a group with its button', async () => {
  showStaticHtml(<DesktopNav />);
  await userEvent.click(group('Services'));
  expect(screen.getByRole('link', { name: 'AI Systems' })).toBeVisible();
  await userEvent.click(group('Services'));
  expect(screen.queryByRole('link', { name: 'AI Systems' })).toBeNull();
});

test.each(['/about', '/about/'])('at %s, marks only the link to the current page', async (path) => {
  showStaticHtml(<DesktopNav />, path);
  const current = document.querySelectorAll('[aria-current]');
  expect([...current].map(({ textContent }) => textContent)).toEqual(['About']);
  await userEvent.click(group('Company'));
  const nav = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('About');
});
