import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialogStore } from '../../runtime/overlays/dialog-store';
import { initialChallenge } from './challenge-store';
import { ScoreBadge } from './score-badge';

const store = (state: object) =>
  localStorage.setItem('aiReadinessChallenge', JSON.stringify({ ...initialChallenge, ...state }));

test.each([
  ['nothing', undefined],
  ['a challenge that was closed midway', { visitCount: 2, onboardingScore: 340 }],
])('renders nothing if %s is stored', (_, state) => {
  if (state) store(state);
  render(<ScoreBadge />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('shows score and level when another tab completes the challenge, and opens the challenge on a press', async () => {
  render(<ScoreBadge />);
  store({ hasCompletedOnboarding: true, onboardingScore: 340 });
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'aiReadinessChallenge' }));
  });
  const badge = screen.getByRole('button', { name: /340 points.*AI Innovator/ });
  expect(badge).toHaveTextContent('340 pointsAI Innovator');
  await userEvent.click(badge);
  expect(dialogStore.get()).toEqual({ open: 'readiness-challenge', trigger: badge });
});
