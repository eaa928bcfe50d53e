import { act, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { dialogStore, openDialog, openUnasked } from '../../runtime/overlays/dialog-store';
import { renderInSite } from '../../test/render';
import { challengeStore, initialChallenge, startVisitCount } from './challenge-store';

startVisitCount();

/** Points of each option, by question (requirements, section 9). */
const points = [
  [100, 120, 110, 90],
  [100, 110, 120, 90],
  [120, 100, 130, 110],
];

const dialog = () => within(screen.getByRole('dialog', { name: 'AI Readiness Challenge' }));
const buttonNames = () =>
  dialog()
    .getAllByRole('button')
    .map((button) => button.textContent || button.ariaLabel);
const options = () => dialog().getAllByRole('button').slice(1, 5);

async function reopen() {
  act(() => openDialog('readiness-challenge'));
  await screen.findByRole('dialog');
}

async function openChallenge() {
  const user = renderInSite(<p>The page</p>);
  await reopen();
  return user;
}

const choose = (user: UserEvent, option: number) => user.click(options()[option]!);
const press = (user: UserEvent, name: string) => user.click(dialog().getByRole('button', { name }));

async function play(user: UserEvent, answers: readonly number[]) {
  for (const answer of answers) {
    await choose(user, answer);
    await press(user, 'Next');
  }
}

test('shows points, feedback and a different badge for each of the twelve options', async () => {
  const user = await openChallenge();
  const badges = new Set<string>();
  for (let option = 0; option < 4; option += 1) {
    for (const [question, row] of points.entries()) {
      expect(dialog().getByText(`· ${question + 1} of 3`)).toBeVisible();
      expect(dialog().getByRole('status')).toBeEmptyDOMElement();
      await choose(user, option);
      expect(options()[option]).toHaveTextContent(`+${row[option]}`);
      const [badge, feedback] = within(dialog().getByRole('status')).getAllByText(/./);
      expect(badge).toHaveTextContent(/^Badge earned: [A-Z]\w+( [A-Z]\w+)?$/);
      expect(feedback).toHaveTextContent(/\.$/);
      badges.add(badge!.textContent);
      await press(user, 'Next');
    }
    const total = points.reduce((sum, row) => sum + row[option]!, 0);
    expect(dialog().getByText(`${total} points`)).toBeVisible();
    await press(user, 'Close');
    await reopen();
  }
  expect(badges.size).toBe(12);
});

test('has no buttons other than the four options, Next, Close and Start Discovery', async () => {
  const user = await openChallenge();
  expect(buttonNames()).toEqual(['Close', ...options().map((option) => option.textContent)]);
  expect(new Set(buttonNames()).size).toBe(5);
  await choose(user, 0);
  expect(buttonNames().slice(5)).toEqual(['Next']);
  await press(user, 'Next');
  await play(user, [0, 0]);
  expect(buttonNames()).toEqual(['Close', 'Start Discovery']);
});

test('keeps the first choice when the visitor clicks other options', async () => {
  const user = await openChallenge();
  await choose(user, 3);
  await choose(user, 1);
  await choose(user, 3);
  expect(options().map((option) => option.ariaPressed)).toEqual([
    'false',
    'false',
    'false',
    'true',
  ]);
  expect(options()[3]).toHaveFocus();
  await press(user, 'Next');
  await play(user, [3, 1]);
  expect(dialog().getByText('280 points')).toBeVisible();
});

test('after the last question, shows the points, the level and the three badges', async () => {
  const user = await openChallenge();
  await play(user, [1, 2, 2]);
  expect(dialog().getByText('370 points')).toBeVisible();
  expect(dialog().getByRole('heading', { name: 'AI Champion' })).toHaveFocus();
  expect(dialog().getAllByRole('listitem')).toHaveLength(3);
});

test('on Start Discovery, stores score and badges, and opens the Discovery dialog', async () => {
  const user = await openChallenge();
  await play(user, [1, 1, 2]);
  expect(challengeStore.get()).toEqual(initialChallenge);
  await press(user, 'Start Discovery');
  expect(await screen.findByRole('dialog', { name: 'Full Discovery' })).toBeVisible();
  expect(challengeStore.get()).toEqual({
    hasVisited: true,
    hasCompletedOnboarding: true,
    visitCount: 0,
    lastVisit: expect.any(String),
    onboardingScore: 360,
    badges: ['Steady Hand', 'Paper Tamer', 'Perfect Fit'],
  });
  // Closing the Discovery dialog must not increase `visitCount`.
  await user.keyboard('{Escape}');
  expect(challengeStore.get().visitCount).toBe(0);
});

test('when closed after one question, adds a visit and next time starts at the first question', async () => {
  const user = await openChallenge();
  await play(user, [0]);
  await press(user, 'Close');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(challengeStore.get()).toEqual({
    ...initialChallenge,
    hasVisited: true,
    visitCount: 1,
    lastVisit: new Date(challengeStore.get().lastVisit!).toISOString(),
  });
  await reopen();
  expect(dialog().getByText('· 1 of 3')).toBeVisible();
  expect(options().some((option) => option.ariaPressed === 'true')).toBe(false);
});

test.each([
  ['if it opened by itself, closes and adds one visit', openUnasked, null, 1],
  ['if the visitor opened it, stays open and adds no visit', openDialog, 'readiness-challenge', 0],
] as const)('%s when the visitor leaves the page', async (_, open, left, visits) => {
  renderInSite(<p>The page</p>);
  act(() => open('readiness-challenge'));
  await screen.findByRole('dialog');
  fireEvent(window, new Event('pagehide'));
  expect(dialogStore.get().open).toBe(left);
  expect(challengeStore.get().visitCount).toBe(visits);
  fireEvent(window, new Event('pagehide'));
  expect(challengeStore.get().visitCount).toBe(visits);
});

test('if the visitor closes the dialog at the score, adds a visit and stores no completed challenge', async () => {
  const user = await openChallenge();
  await play(user, [1, 2, 2]);
  await press(user, 'Close');
  expect(challengeStore.get()).toMatchObject({
    hasCompletedOnboarding: false,
    visitCount: 1,
    onboardingScore: 0,
    badges: [],
  });
  expect(dialogStore.get().open).toBeNull();
});

test('can be completed with the keyboard', async () => {
  const user = await openChallenge();
  for (const question of [1, 2, 3]) {
    expect(dialog().getByText(`· ${question} of 3`)).toBeVisible();
    await user.tab();
    expect(options()[0]).toHaveFocus();
    await user.keyboard('{Enter}');
    // After the choice the other options are disabled, so Tab skips them.
    await user.tab();
    expect(dialog().getByRole('button', { name: 'Next' })).toHaveFocus();
    await user.keyboard(' ');
  }
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Full Discovery' })).toBeVisible();
});
