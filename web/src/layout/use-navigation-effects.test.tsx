import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router';
import { useNavigationEffects } from './use-navigation-effects';

const scrollTo = jest.fn();
const scrollIntoView = jest.fn<void, [id: string, options: unknown]>();

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(scrollTo);
  Element.prototype.scrollIntoView = function (options) {
    scrollIntoView(this.id, options);
  };
});
afterEach(() => jest.resetAllMocks());

function Site() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useNavigationEffects();
  return (
    <>
      <h1>{pathname}</h1>
      <section id="services" />
      <Link to="/">Home</Link>
      <Link to="/#services">Services</Link>
      <Link to="/pricing?billing=annual">Annual</Link>
      <Link to="/pricing" state={{ view: 'form' }}>
        Form
      </Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

function visit(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Site />
    </MemoryRouter>,
  );
  return async (name: string) => userEvent.click(screen.getByRole('link', { name }));
}

test('a new page begins at its top, with focus on its heading', async () => {
  const follow = visit('/pricing');
  expect(scrollTo).not.toHaveBeenCalled();
  await follow('Home');
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('a hash on another page lands at its target at once', async () => {
  const follow = visit('/pricing');
  await follow('Services');
  expect(scrollIntoView).toHaveBeenLastCalledWith('services', { behavior: 'instant' });
  expect(document.activeElement).toHaveAttribute('id', 'services');
});

test('the same hash scrolls again, smoothly', async () => {
  const follow = visit('/');
  await follow('Services');
  await follow('Services');
  expect(scrollIntoView.mock.calls).toEqual([
    ['services', { behavior: 'smooth' }],
    ['services', { behavior: 'smooth' }],
  ]);
});

test('scrolls at once where the visitor asks for less motion', async () => {
  const isAskedFor = (query: string) => query === '(prefers-reduced-motion: reduce)';
  window.matchMedia = (query) => ({ matches: isAskedFor(query) }) as MediaQueryList;
  const follow = visit('/');
  await follow('Services');
  expect(scrollIntoView).toHaveBeenLastCalledWith('services', { behavior: 'instant' });
  Reflect.deleteProperty(window, 'matchMedia');
});

test('a link to the page that is open leads to its top', async () => {
  const follow = visit('/#services');
  await follow('Home');
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' });
});

test.each(['Annual', 'Form'])(
  '%s: a changed query or state of the same page moves nothing',
  async (name) => {
    const follow = visit('/pricing');
    await follow(name);
    expect(scrollTo).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name })).toHaveFocus();
  },
);

test('leaves the scroll position to the browser when the visitor goes back', async () => {
  const follow = visit('/pricing');
  await follow('Home');
  scrollTo.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: '/pricing' })).toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();
});
