import { render, screen } from '@testing-library/react';
import { FakeIntersectionObserver, reportPosition } from '../test/fake-intersection-observer';
import { Ring } from './ring';

beforeAll(() => Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver }));
afterAll(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
});

function renderRing(props: Partial<Parameters<typeof Ring>[0]> = {}) {
  const { container, ...result } = render(<Ring value={40} label="faster hiring" {...props} />);
  const dial = screen.getByRole('img');
  const arc = container.querySelector('[data-arc]')!;
  return { dial, drawn: () => arc.getAttribute('stroke-dasharray'), ...result };
}

test('holds its final value before anything moves', () => {
  const { dial, drawn } = renderRing();
  expect(dial).toHaveTextContent(/^40%$/);
  expect(dial).toHaveAccessibleName('40%');
  expect(drawn()).toBe('40 100');
  expect(screen.getByText('faster hiring')).toBeVisible();
});

test('counts and draws from nothing to its value in 1.5 seconds', () => {
  const { dial, drawn } = renderRing();
  reportPosition(dial, 'in view');
  expect(dial).toHaveTextContent(/^0%$/);
  expect(drawn()).toBe('0 100');
  jest.advanceTimersByTime(700);
  expect(Number.parseInt(dial.textContent)).toBeGreaterThan(0);
  expect(Number.parseInt(dial.textContent)).toBeLessThan(40);
  jest.advanceTimersByTime(850);
  expect(dial).toHaveTextContent(/^40%$/);
  expect(drawn()).toBe('40 100');
});

test('starts 0.2 seconds later with each place', () => {
  const { dial } = renderRing({ index: 3 });
  reportPosition(dial, 'in view');
  jest.advanceTimersByTime(580);
  expect(dial).toHaveTextContent(/^0%$/);
  jest.advanceTimersByTime(400);
  expect(dial).not.toHaveTextContent(/^0%$/);
  jest.advanceTimersByTime(1200);
  expect(dial).toHaveTextContent(/^40%$/);
});

test('counts once', () => {
  const { dial } = renderRing();
  reportPosition(dial, 'in view');
  jest.advanceTimersByTime(1600);
  reportPosition(dial, 'in view');
  expect(dial).toHaveTextContent(/^40%$/);
});

test('draws a ring with words of its own and does not count them', () => {
  const { dial, drawn } = renderRing({ value: 100, display: '24/7' });
  reportPosition(dial, 'in view');
  expect(dial).toHaveTextContent(/^24\/7$/);
  expect(drawn()).toBe('0 100');
  jest.advanceTimersByTime(1600);
  expect(drawn()).toBe('100 100');
});

test('stays at its value for visitors who asked for less motion', () => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  const { dial, drawn } = renderRing();
  reportPosition(dial, 'in view');
  jest.advanceTimersByTime(300);
  expect(dial).toHaveTextContent(/^40%$/);
  expect(drawn()).toBe('40 100');
});

test('shows a new value at once, even in the middle of a count', () => {
  const { dial, rerender } = renderRing();
  reportPosition(dial, 'in view');
  jest.advanceTimersByTime(300);
  rerender(<Ring value={75} label="faster hiring" />);
  expect(dial).not.toBeInTheDocument();
  jest.advanceTimersByTime(300);
  expect(screen.getByRole('img')).toHaveTextContent(/^75%$/);
});
