import { act, fireEvent, render, screen } from '@testing-library/react';
import { customerStore } from '../state/customer';
import { tourStore } from '../tour/tour';
import { announcePresenter, placeStore } from './channel';
import { PresenterWindow } from './presenter-window';

const post = jest.spyOn(BroadcastChannel.prototype, 'postMessage');
// With fake timers the repeated announcements never run. They would use the closed channel.
jest.useFakeTimers();
announcePresenter();
jest.useRealTimers();
const channel = post.mock.contexts[0]!;
// An open channel would keep the test's process running.
afterAll(() => channel.close());

test('the presenter’s window shows that the customer’s screen is blank, and its button then shows the screen', () => {
  render(<PresenterWindow />);
  const place = { path: '/', title: 'Maatwerk | Custom AI agents for Europe' };
  act(() => placeStore.set(place));
  screen.getByText('On the customer’s screen: Home');
  act(() => placeStore.set({ ...place, path: '/services/data-security' }));
  screen.getByText('On the customer’s screen: Data Security');
  act(() => placeStore.set({ ...place, isBlank: true }));
  screen.getByText('On the customer’s screen: nothing, it is blank');
  screen.getByRole('button', { name: 'Show the screen' });
  expect(screen.queryByRole('button', { name: 'Blank screen' })).toBeNull();
});

test('the key `b` blanks the customer’s screen only while the site’s window is open', () => {
  render(<PresenterWindow />);
  post.mockClear();
  act(() => placeStore.set(null));
  fireEvent.keyDown(document.body, { key: 'b' });
  expect(post).not.toHaveBeenCalled();
  act(() => placeStore.set({ path: '/', title: 'Home' }));
  fireEvent.keyDown(document.body, { key: 'b' });
  expect(post.mock.calls).toEqual([[{ kind: 'command', command: { act: 'blank' } }]]);
});

test('the clock keeps running when the presenter’s window loads again', () => {
  const { unmount } = render(<PresenterWindow />);
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  unmount();
  render(<PresenterWindow />);
  expect(screen.getByRole('button', { name: 'Start again' })).toBeVisible();
});

test('while a list has the focus, a remote control moves the tour and blanks the screen, and does not change the list', () => {
  render(<PresenterWindow />);
  const list = screen.getByRole('combobox', { name: 'What happens when something is sent' });
  list.focus();
  expect(fireEvent.keyDown(list, { key: 'PageDown' })).toBe(false);
  expect(tourStore.get()).toMatchObject({ stop: 0 });
  post.mockClear();
  expect(fireEvent.keyDown(list, { key: 'b' })).toBe(false);
  expect(post.mock.calls).toEqual([[{ kind: 'command', command: { act: 'blank' } }]]);
  expect(fireEvent.keyDown(list, { key: 'ArrowRight' })).toBe(false);
  expect(tourStore.get()).toMatchObject({ stop: 1 });
  expect(fireEvent.keyDown(list, { key: 'ArrowDown' })).toBe(true);
});

test('says that the site’s window is closed when the site no longer responds', () => {
  render(<PresenterWindow />);
  act(() => placeStore.set(null));
  expect(screen.getByRole('status')).toHaveTextContent('The site’s window is closed');
});

test('the form for a customer is open until the demo is prepared', () => {
  render(<PresenterWindow />);
  expect(screen.getByLabelText('Name')).toBeVisible();
  act(() => customerStore.set({ name: 'Bakkerij De Vries', website: '', sector: 'retail' }));
  expect(screen.getByLabelText('Name')).not.toBeVisible();
});

test('another customer’s name clears the website of the customer before, and hides the bookmark', () => {
  customerStore.set({ name: 'Bakkerij De Vries', website: 'devries.nl', sector: 'retail' });
  render(<PresenterWindow />);
  const [name, website] = ['Name', 'Website, if there is one'].map((label) =>
    screen.getByLabelText(label),
  );
  expect(document.querySelector('code')).not.toBeNull();
  fireEvent.change(name!, { target: { value: 'Kliniek Zonnebloem' } });
  expect(website).toHaveValue('');
  expect(document.querySelector('code')).toBeNull();
  fireEvent.change(website!, { target: { value: 'zonnebloem.nl' } });
  fireEvent.change(name!, { target: { value: 'Kliniek De Zonnebloem' } });
  expect(website).toHaveValue('zonnebloem.nl');
});
