import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import {
  createMemoryRouter,
  MemoryRouter,
  RouterProvider,
  StaticRouter,
  useLocation,
  useNavigate,
} from 'react-router';
import { dialogStore } from '../../runtime/overlays/dialog-store';
import { renderPage } from '../../test/render';
import { showPageOnce } from '../../test/shown-page';
import { Plans } from './plans';
import { PricingPage } from './pricing-page';

afterEach(() => jest.useRealTimers());

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

const page = (
  <>
    <PricingPage />
    <Address />
  </>
);

const visit = (path: string) => renderPage(page, path);

const annualBilling = () => screen.getByRole('switch', { name: 'Annual billing' });

const cardOf = (name: string) => {
  const card = screen.getByRole('heading', { name }).closest('li');
  return within(card!);
};
const textOf = (name: string) =>
  screen.getByRole('heading', { name }).closest('li')!.textContent!.replaceAll(/\s+/g, ' ');

// Facts from the requirements (section 9), repeated here so that a change of the content fails the test.
const plans = [
  ['Free', '€0 per month', '€0 per year', ['3 ', '(demo only)', '200 executions']],
  ['Pro', '€149 per month', '€1,430 per year', ['5 ', '1,500 executions', '€20', '€0.09']],
  ['Business', '€949 per month', '€9,110 per year', ['50 ', '10,000 executions', '€15', '€0.05']],
  ['Enterprise', 'Custom', 'Custom', ['120+ ', '100,000+ executions', '€15', '€0.03']],
] as const;
// The price of an add-on is the same for both billing periods.
const addOns = [
  ['Voice Agent', '€120 plus usage'],
  ['Analyst Suite', '€500 per month'],
  ['Document Tool', '€99 per month'],
] as const;

test('each card shows its prices for both periods, and the saving of an annual price in euros', async () => {
  await visit('/pricing');
  expect(screen.getByText('Save 20%')).toBeVisible();
  expect(screen.queryByText(/You save/)).toBeNull();
  for (const [name, month, , facts] of plans)
    for (const fact of [month, ...facts]) expect(textOf(name)).toContain(fact);
  for (const [name, price] of addOns) expect(textOf(name)).toContain(price);
  await userEvent.click(annualBilling());
  await cardOf('Business').findByText('€9,110');
  for (const [name, , year, facts] of plans)
    for (const fact of [year, ...facts]) expect(textOf(name)).toContain(fact);
  for (const [name, price] of addOns) expect(textOf(name)).toContain(price);
  expect(textOf('Pro')).toContain('You save €358');
  expect(textOf('Business')).toContain('You save €2,278');
  expect(textOf('Free')).not.toContain('You save');
});

test('starts with monthly prices, and writes the period to the URL when the visitor presses the switch', async () => {
  await visit('/pricing?from=letter');
  expect(annualBilling()).not.toBeChecked();
  await userEvent.click(annualBilling());
  expect(annualBilling()).toBeChecked();
  expect(screen.getByTestId('address')).toHaveTextContent('/pricing?from=letter&billing=annual');
  await userEvent.click(annualBilling());
  expect(annualBilling()).not.toBeChecked();
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/pricing\?from=letter$/);
});

test('shows monthly prices again after two quick presses on the switch', async () => {
  await visit('/pricing');
  act(() => {
    annualBilling().click();
    annualBilling().click();
  });
  expect(annualBilling()).not.toBeChecked();
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/pricing$/);
});

function BackButton() {
  const navigate = useNavigate();
  return <button onClick={() => navigate(-1)}>Back</button>;
}

test('adds no history entry for presses on the switch', async () => {
  render(
    <MemoryRouter initialEntries={['/careers', '/pricing']}>
      <Plans />
      <Address />
      <BackButton />
    </MemoryRouter>,
  );
  for (let press = 0; press < 3; press += 1) await userEvent.click(annualBilling());
  expect(screen.getByTestId('address')).toHaveTextContent('/pricing?billing=annual');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/careers$/);
});

test('keeps the chosen period if the browser goes Forward to an entry from before the choice', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Plans /> }], {
    initialEntries: ['/pricing', '/pricing'],
    initialIndex: 0,
  });
  render(<RouterProvider router={router} />);
  await userEvent.click(annualBilling());
  await act(() => router.navigate(1));
  expect(annualBilling()).toBeChecked();
});

test('shows the right prices if the history changes during their animation', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Plans /> }], {
    initialEntries: ['/pricing'],
  });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/pricing?billing=annual#main'));
  await act(() => router.navigate('/pricing'));
  jest.useFakeTimers();
  await act(async () => annualBilling().click());
  act(() => jest.advanceTimersByTime(200));
  expect(cardOf('Pro').queryByText('€1,430')).toBeNull();
  await act(() => router.navigate(-1));
  act(() => jest.advanceTimersByTime(1_000));
  expect(cardOf('Pro').getByText('€1,430')).toBeVisible();
  expect(cardOf('Business').getByText('€9,110')).toBeVisible();
});

test.each([
  ['/pricing', false, '€149'],
  ['/pricing?billing=annual', true, '€1,430'],
  ['/pricing?billing=weekly', false, '€149'],
])('for the URL %s, shows the period of the URL after hydration', (path, isAnnual, pro) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(
    <StaticRouter location="/pricing">
      <Plans />
    </StaticRouter>,
  );
  expect(container).toHaveTextContent('€149');
  render(
    <MemoryRouter initialEntries={[path]}>
      <Plans />
    </MemoryRouter>,
    { container, hydrate: true },
  );
  expect(annualBilling().getAttribute('aria-checked')).toBe(`${isAnnual}`);
  expect(cardOf('Pro').getByText(pro)).toBeVisible();
});

describe('the page at first', () => {
  showPageOnce(page, '/pricing');

  test.each([
    ['Free', 'Start with the free intake', 'free-intake'],
    ['Pro', 'Ask for Pro', 'discovery'],
    ['Business', 'Ask for Business', 'discovery'],
  ])('opens the dialog of the plan %s on its button', async (plan, name, dialog) => {
    await userEvent.click(cardOf(plan).getByRole('button', { name }));
    expect(dialogStore.get().open).toBe(dialog);
  });

  test('the button of Enterprise links to the contact page', () => {
    const link = cardOf('Enterprise').getByRole('link', { name: 'Contact Sales' });
    expect(link).toHaveAttribute('href', '/contact');
  });

  test('shows the usage example of the Business plan as a picture and as a table', () => {
    expect(
      screen.getByRole('img', { name: '7,332 of 10,000 executions used, 2,668 remaining' }),
    ).toBeVisible();
    const cells = within(screen.getByRole('table')).getAllByRole('cell');
    const counts = cells
      .map(({ textContent }) => textContent)
      .filter((text) => /^[\d,]+$/.test(text!));
    expect(counts).toEqual(['4,180', '1,952', '1,200', '7,332']);
  });
});
