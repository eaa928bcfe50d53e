import { FakeIntersectionObserver, reportPosition } from '../../test/fake-intersection-observer';
import { showStaticHtml } from '../../test/static-html';
import { Reveal } from '../../ui/reveal';
import { Ring } from '../../ui/ring';
import { startInView } from './in-view';

beforeAll(() => Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver }));
afterAll(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
});

function showReveal() {
  showStaticHtml(<Reveal>Piece</Reveal>);
  startInView();
  return document.querySelector<HTMLElement>('[data-in-view]')!;
}

function showRing(props: Partial<Parameters<typeof Ring>[0]> = {}) {
  showStaticHtml(<Ring value={40} label="faster hiring" diameter={200} {...props} />);
  startInView();
  const dial = document.querySelector<HTMLElement>('[role=img]')!;
  const arc = dial.querySelector('[data-arc]')!;
  return { dial, drawn: () => arc.getAttribute('stroke-dasharray') };
}

test.each(['below', 'not laid out'] as const)(
  'hides a fading element that is %s on load, and shows it when it comes into view',
  (position) => {
    const element = showReveal();
    reportPosition(element, position);
    expect(element).toHaveAttribute('data-view', 'waiting');
    reportPosition(element, 'in view');
    expect(element).toHaveAttribute('data-view', 'seen');
  },
);

test.each(['in view', 'at the lower edge', 'above'] as const)(
  'never hides an element that is %s on load',
  (position) => {
    const element = showReveal();
    reportPosition(element, position);
    expect(element).not.toHaveAttribute('data-view');
    reportPosition(element, 'in view');
    expect(element).not.toHaveAttribute('data-view');
  },
);

test.each([
  [{}, '40%', '40 100'],
  [{ value: 100, display: '24/7' }, '24/7', '100 100'],
])('a ring with the props %j shows its final value before any animation', (props, text, arc) => {
  const { dial, drawn } = showRing(props);
  expect(dial).toHaveTextContent(text);
  expect(dial).toHaveAccessibleName(text);
  expect(drawn()).toBe(arc);
});

test('a ring in view animates number and arc from zero to its value within 1.5 seconds', () => {
  const { dial, drawn } = showRing();
  reportPosition(dial, 'in view');
  expect(dial).toHaveTextContent(/^0%$/);
  expect(drawn()).toBe('0 100');
  jest.advanceTimersByTime(700);
  expect(Number.parseInt(dial.textContent, 10)).toBeGreaterThan(0);
  expect(Number.parseInt(dial.textContent, 10)).toBeLessThan(40);
  jest.advanceTimersByTime(850);
  expect(dial).toHaveTextContent(/^40%$/);
  expect(drawn()).toBe('40 100');
});

test('the ring with the index 3 starts after 0.6 seconds, 0.2 seconds for each previous ring', () => {
  const { dial } = showRing({ index: 3 });
  reportPosition(dial, 'in view');
  jest.advanceTimersByTime(580);
  expect(dial).toHaveTextContent(/^0%$/);
  jest.advanceTimersByTime(120);
  expect(dial).not.toHaveTextContent(/^0%$/);
  jest.advanceTimersByTime(1480);
  expect(dial).toHaveTextContent(/^40%$/);
});

test('a ring with a text instead of a percentage animates only its arc', () => {
  const { dial, drawn } = showRing({ value: 100, display: '24/7' });
  reportPosition(dial, 'in view');
  expect(dial).toHaveTextContent(/^24\/7$/);
  expect(drawn()).toBe('0 100');
  jest.advanceTimersByTime(1600);
  expect(drawn()).toBe('100 100');
});

test('a ring does not animate if the visitor prefers reduced motion', () => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  const { dial, drawn } = showRing();
  reportPosition(dial, 'in view');
  jest.advanceTimersByTime(300);
  expect(dial).toHaveTextContent(/^40%$/);
  expect(drawn()).toBe('40 100');
});
