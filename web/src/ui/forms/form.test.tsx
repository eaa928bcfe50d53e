import { act, render, screen } from '@testing-library/react';
import { SubmitButton } from './form';

const cancel = () => screen.queryByRole('button', { name: 'Cancel' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('shows a note about the slow call three seconds after the start of each call', () => {
  const button = (isSending: boolean) => (
    <SubmitButton isSending={isSending} onStop={() => undefined}>
      Send
    </SubmitButton>
  );
  const { rerender } = render(button(true));
  act(() => jest.advanceTimersByTime(2_999));
  expect(cancel()).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(cancel()).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Still sending.');

  rerender(button(false));
  rerender(button(true));
  expect(cancel()).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(3_000));
  expect(cancel()).toBeVisible();
});
