import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openDialog } from '../runtime/overlays/dialog-store';
import { fill, renderInSite } from './render';

export const firstStep = {
  firstName: 'Sanne',
  lastName: 'de Vries',
  email: 'sanne@bakkerij.example',
  company: 'Bakkerij De Vries',
  industry: 'real estate',
  companySize: '11-50',
};

export const challenges = 'Invoices arrive by mail and are typed over by two people.';

export const lastStep = { timeline: 'within 3 months', budget: '5,000-15,000' };

export const press = (user: UserEvent, name: string) =>
  user.click(screen.getByRole('button', { name }));

export const expectStep = (title: string) =>
  expect(screen.getByRole('heading', { name: title })).toBeVisible();

export async function reopenIntake() {
  act(() => openDialog('free-intake'));
  await screen.findByRole('dialog', { name: 'Free AI Intake' });
}

export async function openIntake(page: React.ReactNode = null) {
  const user = renderInSite(page);
  await reopenIntake();
  return user;
}

/** Fills in all steps of the intake form, with default values or `overrides`. Does not submit the last step. */
export async function fillAll(user: UserEvent, overrides: Record<string, string> = {}) {
  await fill({ ...firstStep, ...pick(overrides, firstStep) });
  await press(user, 'Next');
  await fill({ currentChallenges: overrides.currentChallenges ?? challenges });
  await user.click(screen.getByRole('checkbox', { name: 'Finance' }));
  await user.click(screen.getByRole('checkbox', { name: 'Operations' }));
  await press(user, 'Next');
  await fill(lastStep);
}

export const pick = (from: Record<string, string>, like: object) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => name in like));
