import { startGlide } from './glide';

const root = document.documentElement;
const glides = () => 'glides' in root.dataset;
const click = (id: string, init: MouseEventInit = {}) =>
  document.getElementById(id)!.dispatchEvent(new MouseEvent('click', { bubbles: true, ...init }));

beforeAll(() => {
  startGlide();
  // jsdom cannot open another page, so the test prevents the default action of links.
  document.addEventListener('click', (event) => event.preventDefault());
});
beforeEach(() => {
  delete root.dataset.glides;
  document.body.innerHTML = `
    <a id="jump" href="#contact">Contact</a>
    <a id="elsewhere" href="/about#team">Team</a><a id="page" href="${location.pathname}">Home</a>
    <button id="button">Send</button>`;
});

test.each(['elsewhere', 'page', 'button'])(
  'a click on "%s" does not make scrolling smooth',
  (id) => {
    click(id);
    expect(glides()).toBe(false);
  },
);

test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'a click with %s, which may open another tab or window, does not make scrolling smooth',
  (key) => {
    click('jump', { [key]: true });
    expect(glides()).toBe(false);
  },
);

test.each([
  [
    'the end of the scroll',
    () => document.dispatchEvent(new Event('scrollend', { bubbles: true })),
  ],
  // If the target is already in view, the browser does not scroll and fires no `scrollend`.
  ['the next focus', () => document.getElementById('button')!.focus()],
])('%s makes scrolling immediate again', (_what, end) => {
  click('jump');
  expect(glides()).toBe(true);
  end();
  expect(glides()).toBe(false);
});
