import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import {
  createMemoryRouter,
  MemoryRouter,
  RouterProvider,
  StaticRouter,
  useLocation,
} from 'react-router';
import { Plans } from './plans';

jest.mock('../../content/owner');

let addresses: string[] = [];
function Address() {
  const { search } = useLocation();
  if (addresses.at(-1) !== search) addresses.push(search);
  return null;
}

const plans = (path: string) => (
  <MemoryRouter initialEntries={[path]}>
    <Plans />
    <Address />
  </MemoryRouter>
);

/** Renders the HTML as the build does, calls `actBefore`, and then hydrates the HTML. */
function hydratePlans(path: string, actBefore?: () => void) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(
    <StaticRouter location="/pricing">
      <Plans />
    </StaticRouter>,
  );
  actBefore?.();
  render(plans(path), { container, hydrate: true });
}

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Tasks a month' });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'tasks per month' });
const components = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Components' });
const fitting = () => {
  const [open, ...others] = document.querySelectorAll('details[open]');
  expect(others).toEqual([]);
  return within(open!.parentElement!).getByRole('heading').textContent;
};
const fittingCard = () =>
  document.querySelector('li > .night')!.textContent!.replaceAll(/\s+/g, ' ');
const receipt = () =>
  [...document.querySelectorAll('dl > div:has(> dt)')]
    .slice(-5)
    .map((row) => row.textContent!.replaceAll(/\s+/g, ' ').trim());

beforeEach(() => {
  addresses = [];
  document.body.replaceChildren();
});
afterEach(() => jest.useRealTimers());

test('shows numbers of tasks and components at first, and the plan that contains exactly these', () => {
  hydratePlans('/pricing');
  expect(field()).toHaveValue('1,500');
  expect(slider()).toHaveAttribute('aria-valuetext', '1,500');
  expect(components()).toHaveValue(5);
  expect(fitting()).toBe('Pro');
  expect(fittingCard()).toContain('€149 per month');
  expect(fittingCard()).toContain('fits the numbers above');
  expect(screen.getAllByText(/more for the same use$/).map((note) => note.textContent)).toEqual([
    '€800 more for the same use',
  ]);
});

test.each([
  [200, 3, 'Free', '€0 per month', 'nothing to pay'],
  [3_000, 12, 'Pro', '€424 per month', '€149 + 7 × €20 + 1,500 × €0.09'],
  [10_875, 5, 'Business', '€992.75 per month', '€949 + 875 × €0.05'],
  [1_500, 120, 'Enterprise', 'Custom', 'priced for you'],
])('for %i tasks and %i components shows the plan %s and %s', (tasks, count, plan, ...texts) => {
  hydratePlans(`/pricing?tasks=${tasks}&components=${count}`);
  expect(fitting()).toBe(plan);
  for (const text of texts) expect(fittingCard()).toContain(text);
});

test('the buttons beside the number of components change it by one, down to zero', async () => {
  hydratePlans('/pricing?components=1');
  await userEvent.click(screen.getByRole('button', { name: 'Fewer components' }));
  await userEvent.click(screen.getByRole('button', { name: 'Fewer components' }));
  expect(components()).toHaveValue(0);
  for (let press = 0; press < 6; press += 1)
    await userEvent.click(screen.getByRole('button', { name: 'More components' }));
  expect(components()).toHaveValue(6);
  expect(fittingCard()).toContain('€149 + 1 × €20');
  await userEvent.tab();
  expect(addresses.at(-1)).toBe('?components=6');
});

test('changes plan, price and number field when the visitor moves the slider', () => {
  hydratePlans('/pricing?tasks=14000');
  expect(fitting()).toBe('Business');
  // The value 144 of the logarithmic slider means 4,000 tasks.
  fireEvent.change(slider(), { target: { value: '144' } });
  expect(field()).toHaveValue('4,000');
  expect(slider()).toHaveAttribute('aria-valuetext', '4,000');
  expect(fitting()).toBe('Pro');
  expect(receipt()).toEqual([
    'Pro billed monthly€149',
    'Extra components –',
    'Extra executions 2,500 × €0.09€225',
    'Add-ons –',
    'Total€374 per month',
  ]);
  expect(screen.getByText('€575 more for the same use')).toBeInTheDocument();
});

test('moves the slider to a typed number, limits that number to the maximum, and ignores an empty field', async () => {
  hydratePlans('/pricing');
  await userEvent.clear(field());
  expect(fitting()).toBe('Pro');
  await userEvent.type(field(), '100');
  expect(slider()).toHaveValue('80');
  await userEvent.type(field(), '000000');
  expect(fitting()).toBe('Enterprise');
  expect(field()).toHaveValue('100000000');
  await userEvent.tab();
  expect(field()).toHaveValue('1,000,000');
  await userEvent.clear(field());
  await userEvent.tab();
  expect(field()).toHaveValue('1,000,000');
});

test.each([
  ['2.500', '2,500'],
  ['2 500', '2,500'],
  ['2,50', '250'],
  ['many', '1,500'],
])('understands %s in the field as %s when the visitor leaves it', async (typed, shown) => {
  hydratePlans('/pricing');
  act(() => field().focus());
  fireEvent.input(field(), { target: { value: typed } });
  await userEvent.tab();
  expect(field()).toHaveValue(shown);
  expect(slider()).toHaveAttribute('aria-valuetext', shown);
});

test('shows lines for extra components and add-ons, and changes the plan with the number of components', async () => {
  hydratePlans('/pricing?tasks=1000');
  await userEvent.clear(components());
  await userEvent.type(components(), '8');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Analyst Suite/ }));
  expect(receipt()).toEqual([
    'Pro billed monthly€149',
    'Extra components 3 × €20€60',
    'Extra executions –',
    'Analyst Suite €500',
    'Total€709 per month',
  ]);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Voice Agent/ }));
  expect(receipt()).toEqual(
    expect.arrayContaining(['Voice Agent plus usage, not in the total€120', 'Total€709 per month']),
  );
  await userEvent.type(components(), '0');
  expect(fitting()).toBe('Business');
  await userEvent.clear(components());
  await userEvent.type(components(), '3');
  fireEvent.change(slider(), { target: { value: '80' } });
  expect(fitting()).toBe('Pro');
  for (const name of [/^Analyst Suite/, /^Voice Agent/])
    await userEvent.click(screen.getByRole('checkbox', { name }));
  expect(fitting()).toBe('Free');
});

test('for a year, may choose another plan, and shows the total per year', async () => {
  hydratePlans('/pricing?tasks=8612');
  expect(fitting()).toBe('Pro');
  await userEvent.click(screen.getByRole('switch'));
  expect(fitting()).toBe('Business');
  expect(receipt().at(-1)).toBe('Total€9,110 per year');
});

test.each([
  ['?tasks=7332', '7,332', 'Pro'],
  ['?tasks=0&components=3', '0', 'Free'],
  ['?tasks=200000000', '1,000,000', 'Enterprise'],
  ['?tasks=12.5', '1,500', 'Pro'],
  ['?components=20000', '1,500', 'Enterprise'],
])('for the URL %s, shows %s tasks and the plan %s', (query, tasks, plan) => {
  hydratePlans(`/pricing${query}`);
  expect(field()).toHaveValue(tasks);
  expect(fitting()).toBe(plan);
});

test('writes the number of tasks to the URL when the slider rests, and keeps other parameters', () => {
  jest.useFakeTimers();
  hydratePlans('/pricing?from=letter');
  for (const position of ['150', '149', '148'])
    fireEvent.change(slider(), { target: { value: position } });
  expect(addresses).toEqual(['?from=letter']);
  act(() => jest.advanceTimersByTime(300));
  expect(addresses).toEqual(['?from=letter', '?from=letter&tasks=5000']);
});

test('writes the URL at once when the field loses the focus, and keeps the number when the period changes', async () => {
  hydratePlans('/pricing');
  await userEvent.clear(field());
  await userEvent.type(field(), '500');
  await userEvent.click(screen.getByRole('switch'));
  expect(addresses.at(-1)).toMatch(/^\?(tasks=500&billing=annual|billing=annual&tasks=500)$/);
});

test('announces the price to screen readers when the slider rests, and not on load', () => {
  jest.useFakeTimers();
  hydratePlans('/pricing?tasks=300');
  const status = screen.getByRole('status');
  act(() => jest.advanceTimersByTime(2_000));
  expect(status).toBeEmptyDOMElement();
  for (const position of ['150', '149', '148']) {
    fireEvent.change(slider(), { target: { value: position } });
    act(() => jest.advanceTimersByTime(500));
    expect(status).toBeEmptyDOMElement();
  }
  act(() => jest.advanceTimersByTime(500));
  expect(status).toHaveTextContent('5,000 tasks per month, 5 components: Pro, €464 per month');
});

test.each<[string, () => void]>([
  ['typed', () => (field().value = '4000')],
  ['slid to', () => (slider().value = '144')],
])('keeps a number that is %s before hydration, even if the URL has another one', (_, change) => {
  hydratePlans('/pricing?tasks=100', change);
  expect(field()).toHaveValue('4,000');
  expect(slider()).toHaveValue('144');
  expect(fitting()).toBe('Pro');
});

test('keeps components and add-ons that the visitor chooses before hydration', () => {
  hydratePlans('/pricing', () => {
    components().value = '52';
    screen.getByRole('checkbox', { name: /^Document Tool/ }).click();
  });
  expect(receipt()).toEqual(
    expect.arrayContaining(['Extra components 2 × €15€30', 'Document Tool €99']),
  );
});

const annualBilling = () => screen.getByRole('switch', { name: 'Annual billing' });
const cardOf = (name: string) => screen.getByRole('heading', { name }).closest('li')!;

test.each([
  ['?billing=annual', true, '€1,430'],
  ['?billing=weekly', false, '€149'],
])('for the URL %s, shows the period of the URL after hydration', (query, isAnnual, pro) => {
  hydratePlans(`/pricing${query}`);
  expect(annualBilling().ariaChecked).toBe(`${isAnnual}`);
  expect(within(cardOf('Pro')).getByText(pro)).toBeVisible();
});

/** Renders the plans at the last of these URLs. Returns the router. */
function visit(...entries: string[]) {
  const router = createMemoryRouter([{ path: '*', element: <Plans /> }], {
    initialEntries: entries,
  });
  render(<RouterProvider router={router} />);
  return router;
}

test('shows annual prices, and what they save in euros', async () => {
  visit('/pricing');
  expect(screen.queryByText(/You save/)).toBeNull();
  await userEvent.click(annualBilling());
  await within(cardOf('Business')).findByText('€9,110');
  for (const [name, price, saving] of [
    ['Pro', '€1,430 per year', 'You save €358'],
    ['Business', '€9,110 per year', 'You save €2,278'],
  ] as const) {
    expect(cardOf(name)).toHaveTextContent(price);
    expect(cardOf(name)).toHaveTextContent(saving);
  }
  expect(cardOf('Free')).toHaveTextContent('€0 per year');
  expect(cardOf('Free')).toHaveTextContent('includesnothing to pay');
  expect(cardOf('Enterprise')).toHaveTextContent('Custom');
});

test('starts with monthly prices, and the switch writes the period to the URL without a history entry', async () => {
  const router = visit('/careers', '/pricing?from=letter');
  const address = () => router.state.location.pathname + router.state.location.search;
  expect(annualBilling()).not.toBeChecked();
  await userEvent.click(annualBilling());
  expect(annualBilling()).toBeChecked();
  expect(address()).toBe('/pricing?from=letter&billing=annual');
  await userEvent.click(annualBilling());
  expect(annualBilling()).not.toBeChecked();
  expect(address()).toBe('/pricing?from=letter');
  await act(() => router.navigate(-1));
  expect(address()).toBe('/careers');
});

test('shows monthly prices again after two quick presses on the switch', () => {
  const router = visit('/pricing');
  act(() => {
    annualBilling().click();
    annualBilling().click();
  });
  expect(annualBilling()).not.toBeChecked();
  expect(router.state.location.search).toBe('');
});

test('keeps the chosen period if the browser goes Forward to an entry from before the choice', async () => {
  const router = visit('/pricing', '/pricing');
  await act(() => router.navigate(-1));
  await userEvent.click(annualBilling());
  await act(() => router.navigate(1));
  expect(annualBilling()).toBeChecked();
});

test('shows the right prices if the history changes during their animation', async () => {
  const router = visit('/pricing');
  await act(() => router.navigate('/pricing?billing=annual#main'));
  await act(() => router.navigate('/pricing'));
  jest.useFakeTimers();
  await act(async () => annualBilling().click());
  act(() => jest.advanceTimersByTime(200));
  expect(within(cardOf('Pro')).queryByText('€1,430')).toBeNull();
  await act(() => router.navigate(-1));
  act(() => jest.advanceTimersByTime(1_000));
  expect(within(cardOf('Pro')).getByText('€1,430')).toBeVisible();
  expect(within(cardOf('Business')).getByText('€9,110')).toBeVisible();
});
