import '../test/popover';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { useLinksToLoadedPages } from '../test/link-navigation';
import { DesktopNav } from './desktop-nav';

function Shell() {
  useLinksToLoadedPages();
  return (
    <>
      <DesktopNav />
      <button type="button">Elsewhere</button>
    </>
  );
}

function renderNav(path = '/') {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Shell />
    </MemoryRouter>,
  );
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}
const group = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.queryByRole('link', { name });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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
])('%s leads to its pages', async (name, links) => {
  const user = renderNav();
  expect(screen.queryAllByRole('link')).toEqual([]);
  await user.click(group(name));
  const shown = screen.getAllByRole('link');
  expect(shown.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual(links);
});

test('opens under the mouse and closes 150 ms after it has left', async () => {
  const user = renderNav();
  await user.hover(group('Services'));
  expect(link('AI Systems')).toBeVisible();

  await user.unhover(group('Services'));
  wait(149);
  expect(link('AI Systems')).toBeVisible();
  wait(1);
  expect(link('AI Systems')).toBeNull();
});

test.each(['button', 'panel'])(
  'stays open when the mouse comes back to the %s in time',
  async (where) => {
    const user = renderNav();
    await user.hover(group('Services'));
    await user.unhover(group('Services'));
    wait(149);
    await user.hover(where === 'button' ? group('Services') : link('AI Systems')!);
    wait(1000);
    expect(link('AI Systems')).toBeVisible();
  },
);

test('gives way to the next group at once', async () => {
  const user = renderNav();
  await user.hover(group('Services'));
  await user.hover(group('Products'));
  expect(link('AI Systems')).toBeNull();
  wait(1000);
  expect(link('AI-Suite')).toBeVisible();
});

test('keeps what the mouse opened with the first click and closes it with the second', async () => {
  const user = renderNav();
  await user.click(group('Services'));
  expect(link('AI Systems')).toBeVisible();
  await user.click(group('Services'));
  expect(link('AI Systems')).toBeNull();
  await user.click(group('Services'));
  expect(link('AI Systems')).toBeVisible();
});

test('a click opens again what Escape closed under the mouse', async () => {
  const user = renderNav();
  await user.hover(group('Services'));
  await user.keyboard('{Escape}');
  expect(link('AI Systems')).toBeNull();
  await user.click(group('Services'));
  expect(link('AI Systems')).toBeVisible();
});

test('a touch toggles once, whatever the finger enters and leaves', async () => {
  const user = renderNav();
  const tap = { keys: '[TouchA]', target: group('Services') };
  fireEvent.pointerOver(group('Services'), { pointerType: 'touch' });
  expect(link('AI Systems')).toBeNull();
  await user.pointer(tap);
  wait(1000);
  expect(link('AI Systems')).toBeVisible();
  await user.pointer(tap);
  wait(1000);
  expect(link('AI Systems')).toBeNull();
});

test('keyboard focus alone opens nothing; Enter and Space toggle', async () => {
  const user = renderNav();
  await user.tab();
  expect(group('Solutions')).toHaveFocus();
  await user.keyboard('{ArrowUp}{Home}{End}');
  expect(link('All solutions')).toBeNull();
  await user.keyboard('{Enter}');
  expect(link('All solutions')).toBeVisible();
  await user.keyboard(' ');
  expect(link('All solutions')).toBeNull();
});

test('ArrowDown opens, arrows, Home and End walk, Escape leads back to the button', async () => {
  const user = renderNav();
  await user.tab();
  const steps: [string, string][] = [
    ['{ArrowDown}', 'All solutions'],
    ['{ArrowDown}', 'HR & Personnel'],
    ['{End}', 'Compliance & Strategy'],
    ['{ArrowDown}', 'All solutions'],
    ['{ArrowUp}', 'Compliance & Strategy'],
    ['{Home}', 'All solutions'],
  ];
  for (const [key, name] of steps) {
    await user.keyboard(key);
    expect(link(name)).toHaveFocus();
  }
  await user.keyboard('{Escape}');
  expect(link('All solutions')).toBeNull();
  expect(group('Solutions')).toHaveFocus();
});

test('Escape leads back to the button when the mouse had opened the panel', async () => {
  const user = renderNav();
  await user.hover(group('Company'));
  act(() => group('Company').focus());
  await user.keyboard('{ArrowDown}{Escape}');
  expect(link('About')).toBeNull();
  expect(group('Company')).toHaveFocus();
});

test('closes when focus leaves the group', async () => {
  const user = renderNav();
  act(() => group('Company').focus());
  await user.keyboard('{ArrowDown}{End}');
  expect(link('Careers')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  expect(link('Careers')).toBeNull();
});

test('does not close under the hands of a keyboard visitor when the mouse wanders off', async () => {
  const user = renderNav();
  await user.hover(group('Company'));
  act(() => group('Company').focus());
  await user.keyboard('{ArrowDown}');
  await user.unhover(group('Company'));
  wait(1000);
  expect(link('About')).toHaveFocus();
});

test('following a link closes the panel and marks the page that is open', async () => {
  const user = renderNav('/about/');
  await user.click(group('Company'));
  expect(link('About')).toHaveAttribute('aria-current', 'page');
  await user.click(link('Pricing')!);
  expect(link('Pricing')).toBeNull();

  await user.click(group('Company'));
  const list = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(list.getByRole('link', { current: 'page' })).toHaveTextContent('Pricing');
});
