import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useRead } from '../../api/use-read';
import { openDialog } from '../../stores/dialog';
import { countPosts, failAnswers, holdAnswers, stored } from '../../test/api';
import {
  control,
  expectFieldError,
  expectToast,
  fill,
  renderInSite,
  valuesOf,
} from '../../test/render';

const firstStep = {
  firstName: 'Sanne',
  lastName: 'de Vries',
  email: 'sanne@bakkerij.example',
  company: 'Bakkerij De Vries',
  industry: 'real estate',
  companySize: '11-50',
};
const challenges = 'Invoices arrive by mail and are typed over by two people.';
const lastStep = { timeline: 'within 3 months', budget: '5,000-15,000' };

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const expectStep = (title: string) =>
  expect(screen.getByRole('heading', { name: title })).toBeVisible();

async function openIntake(page: React.ReactNode = null) {
  const user = renderInSite(page);
  act(() => openDialog('free-intake'));
  await screen.findByRole('dialog', { name: 'Free AI Intake' });
  return user;
}

/** Goes to the last step with everything filled in that `overrides` does not change. */
async function fillAll(user: UserEvent, overrides: Record<string, string> = {}) {
  await fill(user, { ...firstStep, ...pick(overrides, firstStep) });
  await press(user, 'Next');
  await fill(user, { currentChallenges: overrides.currentChallenges ?? challenges });
  await user.click(screen.getByRole('checkbox', { name: 'Finance' }));
  await user.click(screen.getByRole('checkbox', { name: 'Operations' }));
  await press(user, 'Next');
  await fill(user, lastStep);
}

const pick = (from: Record<string, string>, like: object) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => name in like));

test('sends what was answered in three steps and thanks', async () => {
  const user = await openIntake();
  await fillAll(user, { firstName: ' Sanne ' });
  await press(user, 'Submit Free Intake');

  await expectToast(
    'Free Intake Submitted!',
    "We'll contact you within 24 hours with your personalized AI recommendations",
  );
  expect(stored['free-intake']).toEqual([
    {
      ...firstStep,
      currentChallenges: challenges,
      interestedAreas: ['operations', 'finance'],
      ...lastStep,
      status: 'pending',
      id: expect.any(Number),
      createdAt: expect.any(String),
    },
  ]);
  expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Upgrade to Full Discovery' })).toBeVisible();
});

test('fetches the cached list of intakes again after a success', async () => {
  function Intakes() {
    const { data } = useRead('/api/free-intake');
    return <p>{Array.isArray(data) ? `${data.length} intakes` : 'none yet'}</p>;
  }
  const user = await openIntake(<Intakes />);
  await screen.findByText('0 intakes');
  await fillAll(user);
  await press(user, 'Submit Free Intake');

  expect(await screen.findByText('1 intakes')).toBeInTheDocument();
});

test('checks nothing on Next, and goes back with what was typed', async () => {
  const user = await openIntake();
  expect(screen.getByText('· 1 of 3')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument();
  await fill(user, { firstName: 'S', industry: 'legal' });
  await press(user, 'Next');
  expectStep('What costs you time?');
  await user.click(screen.getByRole('checkbox', { name: 'HR & recruitment' }));
  await press(user, 'Next');
  expectStep('When, and for how much?');
  expect(screen.getByText('· 3 of 3')).toBeVisible();

  await press(user, 'Previous');
  expect(screen.getByRole('checkbox', { name: 'HR & recruitment' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Finance' })).not.toBeChecked();
  await press(user, 'Previous');
  expect(valuesOf(['firstName', 'industry'])).toEqual({ firstName: 'S', industry: 'legal' });
  expect(control('firstName')).not.toHaveAttribute('aria-invalid');
});

test('moves the focus to the title of each step', async () => {
  const user = await openIntake();
  expect(screen.getByRole('heading', { name: 'Tell us who you are' })).toHaveFocus();
  await press(user, 'Next');
  expect(screen.getByRole('heading', { name: 'What costs you time?' })).toHaveFocus();
});

test('goes on with Enter on the first two steps and sends nothing', async () => {
  const posts = countPosts();
  const user = await openIntake();
  await user.type(control('company'), '{Enter}');
  expectStep('What costs you time?');
  await user.type(control('currentTools'), '{Enter}');
  expectStep('When, and for how much?');
  expect(posts()).toBe(0);
});

test('goes back to the first step with an error, shows all of its messages and focuses the first', async () => {
  const posts = countPosts();
  const user = await openIntake();
  await press(user, 'Next');
  await press(user, 'Next');
  await press(user, 'Submit Free Intake');

  expect(await screen.findByRole('heading', { name: 'Tell us who you are' })).toBeVisible();
  expectFieldError('firstName', 'First name must be at least 2 characters');
  expectFieldError('lastName', 'Last name must be at least 2 characters');
  expectFieldError('email', 'Please enter a valid email address');
  expectFieldError('company', 'Company name is required');
  expectFieldError('industry', 'Please select your industry');
  expectFieldError('companySize', 'Please select your company size');
  await waitFor(() => expect(control('firstName')).toHaveFocus());

  await press(user, 'Next');
  expectFieldError('currentChallenges', 'Please describe your challenges (minimum 20 characters)');
  expectFieldError('interestedAreas', 'Please select at least one area of interest');
  await press(user, 'Next');
  expectFieldError('timeline', 'Please select your timeline');
  expectFieldError('budget', 'Please select your budget range');
  expect(posts()).toBe(0);
});

test('marks the steps that hold errors, and only those', async () => {
  const user = await openIntake();
  await fillAll(user, { currentChallenges: 'Nineteen characters' });
  await press(user, 'Submit Free Intake');

  expect(await screen.findByRole('heading', { name: 'What costs you time?' })).toBeVisible();
  // The steps come first; the list of fields to look at again follows.
  const steps = screen.getAllByRole('listitem').slice(0, 3);
  expect(steps.map((step) => step.textContent)).toEqual([
    'You and your company',
    'Your work, has errors',
    'Time and budget',
  ]);
  await waitFor(() => expect(control('currentChallenges')).toHaveFocus());
  await user.type(control('currentChallenges'), '!');
  await waitFor(() => expect(screen.getAllByRole('listitem')[1]).toHaveTextContent(/^Your work$/));
  await press(user, 'Next');
  await press(user, 'Submit Free Intake');
  await expectToast('Free Intake Submitted!', expect.any(String));
});

test('focuses the error on the open step', async () => {
  const user = await openIntake();
  await fillAll(user);
  await user.selectOptions(control('budget'), '');
  await press(user, 'Submit Free Intake');

  await waitFor(() => expect(control('budget')).toHaveFocus());
  expectFieldError('budget', 'Please select your budget range');
  expect(stored['free-intake']).toEqual([]);
});

test.each(['server error', 'no JSON', 'network down'] as const)(
  '%s: says that it failed and keeps what was typed',
  async (kind) => {
    failAnswers(kind);
    const user = await openIntake();
    await fillAll(user);
    await press(user, 'Submit Free Intake');

    await expectToast('Submission Failed', 'Please try again or contact us directly');
    expect(valuesOf(Object.keys(lastStep))).toEqual(lastStep);
    await press(user, 'Previous');
    await press(user, 'Previous');
    expect(valuesOf(Object.keys(firstStep))).toEqual(firstStep);
    expect(stored['free-intake']).toEqual([]);
  },
);

test('is disabled and labelled Sending... until a slow answer comes', async () => {
  const release = holdAnswers();
  const user = await openIntake();
  await fillAll(user);
  await press(user, 'Submit Free Intake');

  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  release();
  await expectToast('Free Intake Submitted!', expect.any(String));
});

test('sends one intake for a double click, which presses nothing on the thank-you', async () => {
  const posts = countPosts();
  const user = await openIntake();
  await fillAll(user);
  await user.dblClick(screen.getByRole('button', { name: 'Submit Free Intake' }));

  await expectToast('Free Intake Submitted!', expect.any(String));
  expect(screen.getByRole('dialog', { name: 'Free AI Intake' })).toBeVisible();
  expect(posts()).toBe(1);
});

test('goes one step for a double click on Next', async () => {
  const user = await openIntake();
  await user.dblClick(screen.getByRole('button', { name: 'Next' }));
  expectStep('What costs you time?');
});

test('keeps the draft and the step when it is closed midway', async () => {
  const user = await openIntake();
  await fill(user, firstStep);
  await press(user, 'Next');
  await fill(user, { currentChallenges: 'Half a thou' });
  await user.click(screen.getByRole('checkbox', { name: 'Content' }));
  await press(user, 'Close');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => openDialog('free-intake'));

  expectStep('What costs you time?');
  expect(control('currentChallenges')).toHaveValue('Half a thou');
  expect(screen.getByRole('checkbox', { name: 'Content' })).toBeChecked();
  await press(user, 'Previous');
  expect(valuesOf(Object.keys(firstStep))).toEqual(firstStep);
});

test('keeps the draft and the step for the next page when this one is left', async () => {
  const user = await openIntake();
  await fill(user, firstStep);
  await press(user, 'Next');
  await user.click(screen.getByRole('checkbox', { name: 'Content' }));
  fireEvent(window, new Event('pagehide'));
  const kept = sessionStorage.getItem('intakeDraft')!;
  // Leaving a page closes none of its dialogs; here it has to be.
  cleanup();
  sessionStorage.setItem('intakeDraft', kept);

  await openIntake();
  expectStep('What costs you time?');
  expect(screen.getByRole('checkbox', { name: 'Content' })).toBeChecked();
  await press(user, 'Previous');
  expect(valuesOf(Object.keys(firstStep))).toEqual(firstStep);
});

test('is fresh, and can be sent, where the draft is damaged', async () => {
  sessionStorage.setItem('intakeDraft', '{"step":9,"values":{"interestedAreas":true}}');
  const user = await openIntake();
  expectStep('Tell us who you are');
  await fillAll(user);
  await press(user, 'Submit Free Intake');
  await expectToast('Free Intake Submitted!', expect.any(String));
  expect(stored['free-intake'][0]).toMatchObject({ interestedAreas: ['operations', 'finance'] });
});

test('leaves nothing of what was sent behind when the page is left or the dialog closed', async () => {
  const user = await openIntake();
  await fillAll(user);
  fireEvent(window, new Event('pagehide'));
  expect(sessionStorage.getItem('intakeDraft')).toContain(firstStep.lastName);
  await press(user, 'Submit Free Intake');
  await expectToast('Free Intake Submitted!', expect.any(String));
  expect(sessionStorage.getItem('intakeDraft')).not.toContain(firstStep.lastName);
  fireEvent(window, new Event('pagehide'));
  await press(user, 'Close');
  expect(sessionStorage.getItem('intakeDraft')).not.toContain(firstStep.lastName);
});

test('is fresh when it is opened again after the thank-you', async () => {
  const user = await openIntake();
  await fillAll(user);
  await press(user, 'Submit Free Intake');
  await expectToast('Free Intake Submitted!', expect.any(String));
  await press(user, 'Close');
  act(() => openDialog('free-intake'));

  expectStep('Tell us who you are');
  expect(Object.values(valuesOf(Object.keys(firstStep)))).toEqual(Array(6).fill(''));
});

test('is fresh, too, when it was closed before its answer came', async () => {
  const release = holdAnswers();
  const user = await openIntake();
  await fillAll(user);
  await press(user, 'Submit Free Intake');
  await screen.findByRole('button', { name: 'Sending...' });
  await press(user, 'Close');
  release();
  await expectToast('Free Intake Submitted!', expect.any(String));
  act(() => openDialog('free-intake'));

  expectStep('Tell us who you are');
  expect(control('firstName')).toHaveValue('');
});

test('is fresh, too, when it was closed and opened again before its answer came', async () => {
  const release = holdAnswers();
  const user = await openIntake();
  await fillAll(user);
  await press(user, 'Submit Free Intake');
  await screen.findByRole('button', { name: 'Sending...' });
  await press(user, 'Close');
  act(() => openDialog('free-intake'));
  expectStep('When, and for how much?');
  release();
  await expectToast('Free Intake Submitted!', expect.any(String));

  expectStep('Tell us who you are');
  expect(Object.values(valuesOf(Object.keys(firstStep)))).toEqual(Array(6).fill(''));
});
