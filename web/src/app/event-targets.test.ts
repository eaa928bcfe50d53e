import { startGlide } from '../runtime/behaviours/glide';
import { guardDoubleClicks } from '../runtime/presses/double-clicks';

const handleError = jest.fn();

beforeAll(async () => {
  // jsdom has no navigation entries.
  performance.getEntriesByType ??= () => [];
  await import('./inline');
  startGlide();
  guardDoubleClicks();
  addEventListener('error', handleError);
});

// Browser extensions may dispatch events whose target is not an element.
test.each<[string, () => Node]>([
  ['the document', () => document],
  ['a text', () => document.body.appendChild(new Text('Contact'))],
])('no listener throws for an event whose target is %s', (_what, findTarget) => {
  const target = findTarget();
  for (const type of ['click', 'submit', 'input', 'pointerover', 'focusin', 'touchstart'])
    target.dispatchEvent(new Event(type, { bubbles: true }));
  expect(handleError).not.toHaveBeenCalled();
});
