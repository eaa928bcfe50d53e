import { act, fireEvent, screen } from '@testing-library/react';
import { noToast, showToast, toastStore } from '../runtime/overlays/toast-store';
import { expectToast, renderInSite } from '../test/render';

const sent = { title: 'Message Sent!', description: 'Thank you.' };
const failed = { title: 'Error', description: 'Please try again.', isDestructive: true };

async function show(message: typeof sent) {
  act(() => showToast(message));
  await expectToast(message.title, message.description);
}

test('hides a toast after 5,000 ms, and removes it from the store 1,000,000 ms later', async () => {
  renderInSite(null);
  await show(sent);
  jest.useFakeTimers();
  act(() => showToast(sent));
  await act(() => jest.advanceTimersByTimeAsync(4_990));
  expect(screen.getByText('Message Sent!')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(20));
  expect(screen.queryByText('Message Sent!')).not.toBeInTheDocument();

  await act(() => jest.advanceTimersByTimeAsync(999_900));
  expect(toastStore.get().message).toEqual(sent);
  expect(screen.getByRole('region')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(200));
  jest.useRealTimers();
  expect(toastStore.get()).toEqual({ ...noToast, id: toastStore.get().id });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('removes the toast when the visitor submits a form again', async () => {
  renderInSite(<form onSubmit={(event) => event.preventDefault()} />);
  await show(failed);
  fireEvent.submit(document.querySelector('form')!);
  expect(screen.queryByText('Please try again.')).not.toBeInTheDocument();
});

test('replaces a toast by the next one, and renders a new element even for the same text', async () => {
  renderInSite(null);
  await show(sent);
  const first = screen.getByText('Thank you.');
  await show(sent);
  expect(screen.getByText('Thank you.')).not.toBe(first);
  await show(failed);
});

test('shows a toast of a hidden tab only when the visitor returns, and then for its full time', async () => {
  renderInSite(null);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  jest.useFakeTimers();
  act(() => showToast(sent));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByText('Thank you.')).not.toBeInTheDocument();
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  await act(() => jest.advanceTimersByTimeAsync(4_990));
  expect(screen.getByText('Thank you.')).toBeInTheDocument();
  hidden.mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  expect(screen.getByText('Thank you.')).toBeInTheDocument();
  jest.useRealTimers();
  hidden.mockRestore();
});
