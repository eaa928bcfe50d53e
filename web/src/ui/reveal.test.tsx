import { render, screen } from '@testing-library/react';
import {
  FakeIntersectionObserver,
  isObserved,
  reportPosition,
} from '../test/fake-intersection-observer';
import { Reveal } from './reveal';

beforeAll(() => Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver }));
afterAll(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

function renderReveal(index = 0) {
  render(<Reveal index={index}>Piece</Reveal>);
  return screen.getByText('Piece');
}

test('waits below the screen and is seen once it comes into view', () => {
  const element = renderReveal();
  reportPosition(element, 'below');
  expect(element).toHaveAttribute('data-view', 'waiting');
  reportPosition(element, 'in view');
  expect(element).toHaveAttribute('data-view', 'seen');
});

test('plays once: nobody watches it afterwards', () => {
  const element = renderReveal();
  reportPosition(element, 'below');
  reportPosition(element, 'in view');
  expect(isObserved(element)).toBe(false);
});

test.each(['in view', 'above'] as const)(
  'never hides what lies %s when the page comes alive',
  (position) => {
    const element = renderReveal();
    reportPosition(element, position);
    expect(element).not.toHaveAttribute('data-view');
    reportPosition(element, 'in view');
    expect(element).not.toHaveAttribute('data-view');
  },
);

test('starts later than its neighbours by its place', () => {
  expect(renderReveal(2)).toHaveAttribute('data-item', '2');
});

test('stops watching when it leaves the page', () => {
  const { unmount } = render(<Reveal>Gone</Reveal>);
  const element = screen.getByText('Gone');
  expect(isObserved(element)).toBe(true);
  unmount();
  expect(isObserved(element)).toBe(false);
});
