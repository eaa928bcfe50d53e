import '../../test/dialog-openers';
import '../../test/popover';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { closedDialog, dialogStore, openDialog } from '../../stores/dialog';
import { challengeStore, countVisit, initialChallenge } from '../../stores/persisted-challenge';
import { ReadinessChallenge } from './readiness-challenge';
import { autoOpenTurn, isWanted } from './use-auto-open';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  autoOpenTurn.set('to come');
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const opened = () => dialogStore.get().open;

function arrive(secondsAgo = 0) {
  return render(
    <StrictMode>
      <input aria-label="Email" />
      <button type="button">Something</button>
      <div popover="auto" id="site-menu" />
      <ReadinessChallenge arrival={performance.now() - secondsAgo * 1000} />
    </StrictMode>,
  );
}

test('opens by itself 3 s after arrival, not before, and makes nothing of the way back', () => {
  arrive();
  pass(2_999);
  expect(opened()).toBeNull();
  pass(1);
  expect(dialogStore.get()).toMatchObject({ open: 'readiness-challenge', isUnasked: true });
});

test('counts from the load when the application comes later', () => {
  arrive(2);
  pass(999);
  expect(opened()).toBeNull();
  pass(1);
  expect(opened()).toBe('readiness-challenge');
});

test('opens at once when the application comes after its time', () => {
  arrive(20);
  pass(1);
  expect(opened()).toBe('readiness-challenge');
});

test.each([
  [{}, true],
  [{ hasVisited: true, visitCount: 3 }, true],
  [{ hasVisited: true, visitCount: 4 }, false],
  [{ hasVisited: true, visitCount: 0, hasCompletedOnboarding: true }, false],
])('with %j stored it is offered: %s', (stored, expected) => {
  expect(isWanted({ ...initialChallenge, ...stored })).toBe(expected);
  challengeStore.set({ ...initialChallenge, ...stored });
  arrive();
  pass(5_000);
  expect(opened() === 'readiness-challenge').toBe(expected);
});

test('looks at what is stored when its time has come', () => {
  arrive();
  localStorage.setItem(
    'aiReadinessChallenge',
    JSON.stringify({ ...initialChallenge, hasCompletedOnboarding: true }),
  );
  pass(3_000);
  expect(opened()).toBeNull();
});

test.each<[string, () => void]>([
  ['a form field has the focus', () => screen.getByLabelText('Email').focus()],
  ['another dialog is open', () => openDialog('free-intake')],
  ['the menu is open', () => document.getElementById('site-menu')!.showPopover()],
])('stays away for the rest of this load when %s at its time', (_, begin) => {
  const { unmount } = arrive();
  act(begin);
  pass(3_000);
  expect(opened()).not.toBe('readiness-challenge');
  // The visitor is done, and comes back to the page inside the site.
  act(() => {
    (document.activeElement as HTMLElement).blur();
    document.getElementById('site-menu')!.hidePopover();
    dialogStore.set(closedDialog);
  });
  pass(10_000);
  unmount();
  arrive();
  pass(10_000);
  expect(opened()).toBeNull();
});

test('minds no focus on a button', () => {
  arrive();
  act(() => screen.getByText('Something').focus());
  pass(3_000);
  expect(opened()).toBe('readiness-challenge');
  expect(dialogStore.get().trigger).toBe(screen.getByText('Something'));
});

test('dies with the page that the visitor leaves, and begins again on arrival', () => {
  const { unmount } = arrive();
  pass(2_900);
  unmount();
  pass(10_000);
  expect(opened()).toBeNull();
  arrive();
  pass(2_999);
  expect(opened()).toBeNull();
  pass(1);
  expect(opened()).toBe('readiness-challenge');
});

test('does not come back within the load in which it was closed', () => {
  const { unmount } = arrive();
  pass(3_000);
  act(() => {
    dialogStore.set(closedDialog);
    countVisit();
  });
  unmount();
  arrive();
  pass(10_000);
  expect(opened()).toBeNull();
});

test('repairs what is stored on arrival', () => {
  localStorage.setItem('aiReadinessChallenge', '{"visitCount":');
  arrive();
  expect(JSON.parse(localStorage.getItem('aiReadinessChallenge')!)).toEqual(initialChallenge);
});

test('floats score and level after completion, in every tab, as a button that opens it again', async () => {
  jest.useRealTimers();
  autoOpenTurn.set('over');
  arrive();
  expect(screen.queryByRole('button', { name: /points/ })).not.toBeInTheDocument();
  // Another tab completes it.
  localStorage.setItem(
    'aiReadinessChallenge',
    JSON.stringify({ ...initialChallenge, hasCompletedOnboarding: true, onboardingScore: 340 }),
  );
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'aiReadinessChallenge' }));
  });
  const badge = screen.getByRole('button', { name: /340 points.*AI Innovator/ });
  expect(badge).toHaveTextContent('340 pointsAI Innovator');
  await userEvent.click(badge);
  expect(dialogStore.get()).toEqual({ open: 'readiness-challenge', trigger: badge });
});
