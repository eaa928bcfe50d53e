import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useRead } from '../../api/use-read';
import { openDialog } from '../../runtime/overlays/dialog-store';
import { countPosts, failPosts, holdPosts, stored } from '../../test/api';
import {
  control,
  expectFieldError,
  expectToast,
  fill,
  setSilently,
  valuesOf,
} from '../../test/render';
import {
  firstStep,
  challenges,
  lastStep,
  press,
  expectStep,
  openIntake,
  fillAll,
  reopenIntake,
} from '../../test/intake-dialog';

test('sends the values of all three steps, and shows the thank-you', async () => {
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

test('sends the values that a script has set on any step without firing an event', async () => {
  const user = await openIntake();
  setSilently(firstStep);
  await press(user, 'Next');
  setSilently({ currentChallenges: challenges });
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Finance' }).checked = true;
  await press(user, 'Previous');
  expect(valuesOf(Object.keys(firstStep))).toEqual(firstStep);
  await press(user, 'Next');
  await press(user, 'Next');
  setSilently(lastStep);
  await press(user, 'Submit Free Intake');

  await expectToast('Free Intake Submitted!', expect.any(String));
  expect(stored['free-intake'][0]).toMatchObject({
    ...firstStep,
    currentChallenges: challenges,
    interestedAreas: ['finance'],
    ...lastStep,
  });
});

test('copies name, e-mail and company to the Discovery dialog, but keeps values typed there', async () => {
  const user = await openIntake();
  act(() => openDialog('discovery'));
  await screen.findByRole('dialog', { name: 'Full Discovery' });
  await fill({ company: 'Atelier', message: 'Before the intake.' });
  act(() => openDialog('free-intake'));
  await screen.findByRole('dialog', { name: 'Free AI Intake' });
  await fillAll(user, { firstName: ' Sanne ' });
  await press(user, 'Submit Free Intake');
  await user.click(await screen.findByRole('button', { name: 'Upgrade to Full Discovery' }));
  await screen.findByRole('dialog', { name: 'Full Discovery' });

  const { lastName, email } = firstStep;
  const shown = { firstName: 'Sanne', lastName, email, company: 'Atelier' };
  expect(valuesOf(Object.keys(shown))).toEqual(shown);
  await press(user, 'Request Discovery');
  await expectToast('Discovery request sent!', expect.any(String));
  expect(stored.contact).toEqual([
    expect.objectContaining({ ...shown, message: 'Before the intake.', service: 'discovery' }),
  ]);
});

test('copies nothing to the Discovery dialog if the visitor closes the thank-you', async () => {
  const user = await openIntake();
  await fillAll(user);
  await press(user, 'Submit Free Intake');
  await screen.findByRole('button', { name: 'Upgrade to Full Discovery' });
  await press(user, 'Close');
  act(() => openDialog('discovery'));
  await screen.findByRole('dialog', { name: 'Full Discovery' });
  expect(control('email')).toHaveValue('');
});

test('reads the cached list of intakes again after a success', async () => {
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

test('validates nothing on Next, and keeps the typed values on Previous', async () => {
  const user = await openIntake();
  expect(screen.getByText('· 1 of 3')).toBeVisible();
  expect(screen.getByText('You and your company')).toHaveAttribute('aria-current', 'step');
  expect(screen.queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument();
  await fill({ firstName: 'S', industry: 'legal' });
  await press(user, 'Next');
  expectStep('What takes up your time?');
  await user.click(screen.getByRole('checkbox', { name: 'HR & recruitment' }));
  await press(user, 'Next');
  expectStep('Your time and budget');
  expect(screen.getByText('· 3 of 3')).toBeVisible();

  await press(user, 'Previous');
  expect(screen.getByRole('checkbox', { name: 'HR & recruitment' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Finance' })).not.toBeChecked();
  await press(user, 'Previous');
  expect(valuesOf(['firstName', 'industry'])).toEqual({ firstName: 'S', industry: 'legal' });
  expect(control('firstName')).not.toHaveAttribute('aria-invalid');
});

test('moves the focus to the title of the step that opens', async () => {
  const user = await openIntake();
  expect(screen.getByRole('heading', { name: 'Tell us who you are' })).toHaveFocus();
  await press(user, 'Next');
  expect(screen.getByRole('heading', { name: 'What takes up your time?' })).toHaveFocus();
});

test('opens the first step with an invalid field, shows its messages and focuses that field', async () => {
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

test('lists the invalid fields under the names of their steps, and each link opens the step of its field', async () => {
  const user = await openIntake();
  await fillAll(user, { firstName: 'S', currentChallenges: 'Nineteen characters' });
  await press(user, 'Submit Free Intake');

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Please look again at:You and your companyFirst nameYour workCurrent challenges',
  );
  await fill({ firstName: 'Sanne' });
  await user.click(screen.getByRole('link', { name: 'Current challenges' }));
  expectStep('What takes up your time?');
  await waitFor(() => expect(control('currentChallenges')).toHaveFocus());
  await user.type(control('currentChallenges'), '!');
  await press(user, 'Next');
  await press(user, 'Submit Free Intake');
  await expectToast('Free Intake Submitted!', expect.any(String));
});

test('announces the invalid fields once per submit, and not again after a correction', async () => {
  const user = await openIntake();
  await fillAll(user, { firstName: 'S', company: 'B' });
  await press(user, 'Submit Free Intake');
  const alert = await screen.findByRole('alert');
  const changes = jest.fn();
  const observer = new MutationObserver(changes);
  observer.observe(alert, { subtree: true, childList: true, characterData: true });
  await fill({ firstName: 'Sanne' });
  await waitFor(() => expect(control('firstName')).toBeValid());
  await fill({ company: 'Bakkerij' });
  await waitFor(() => expect(control('company')).toBeValid());
  expect(screen.getByRole('alert')).toBe(alert);
  expect(changes).not.toHaveBeenCalled();
  observer.disconnect();

  await fill({ firstName: 'S', company: 'B' });
  await press(user, 'Next');
  await press(user, 'Next');
  expect(screen.getByRole('alert')).toBe(alert);
  await press(user, 'Submit Free Intake');
  await waitFor(() => expect(screen.getByRole('alert')).not.toBe(alert));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Please look again at:You and your companyFirst nameCompany',
  );
});

test('focuses the invalid field if its step is already open', async () => {
  const user = await openIntake();
  await fillAll(user);
  await user.selectOptions(control('budget'), '');
  await press(user, 'Submit Free Intake');

  await waitFor(() => expect(control('budget')).toHaveFocus());
  expectFieldError('budget', 'Please select your budget range');
  expect(stored['free-intake']).toEqual([]);
});

test('after a failure, shows the failure toast and keeps the typed values', async () => {
  failPosts('network down');
  const user = await openIntake();
  await fillAll(user);
  await press(user, 'Submit Free Intake');

  await expectToast('Submission Failed', 'Please try again or contact us directly');
  expect(valuesOf(Object.keys(lastStep))).toEqual(lastStep);
  await press(user, 'Previous');
  await press(user, 'Previous');
  expect(valuesOf(Object.keys(firstStep))).toEqual(firstStep);
  expect(stored['free-intake']).toEqual([]);
});

test('for a double click on Next, opens the next step and not the one after it', async () => {
  const user = await openIntake();
  await user.dblClick(screen.getByRole('button', { name: 'Next' }));
  expectStep('What takes up your time?');
});

test('keeps typed values and step when the visitor closes and opens the dialog', async () => {
  const user = await openIntake();
  await fill(firstStep);
  await press(user, 'Next');
  await fill({ currentChallenges: 'Half a thou' });
  await user.click(screen.getByRole('checkbox', { name: 'Content' }));
  await press(user, 'Close');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await reopenIntake();

  expectStep('What takes up your time?');
  expect(control('currentChallenges')).toHaveValue('Half a thou');
  expect(screen.getByRole('checkbox', { name: 'Content' })).toBeChecked();
  await press(user, 'Previous');
  expect(valuesOf(Object.keys(firstStep))).toEqual(firstStep);
});

test('has no draft after a success, even when the visitor then leaves the page or closes the dialog', async () => {
  const user = await openIntake();
  await fillAll(user);
  fireEvent(window, new Event('pagehide'));
  expect(sessionStorage.getItem('formDrafts')).toContain(firstStep.lastName);
  await press(user, 'Submit Free Intake');
  await expectToast('Free Intake Submitted!', expect.any(String));
  expect(sessionStorage.getItem('formDrafts')).not.toContain(firstStep.lastName);
  fireEvent(window, new Event('pagehide'));
  await press(user, 'Close');
  expect(sessionStorage.getItem('formDrafts')).not.toContain(firstStep.lastName);
});

test('the intake clears its fields after a success, even if the visitor reopened it during the call', async () => {
  const release = holdPosts();
  const user = await openIntake();
  await fillAll(user);
  await press(user, 'Submit Free Intake');
  await screen.findByRole('button', { name: 'Sending...' });
  await press(user, 'Close');
  await reopenIntake();
  expectStep('Your time and budget');
  release();
  await expectToast('Free Intake Submitted!', expect.any(String));

  expectStep('Tell us who you are');
  expect(Object.values(valuesOf(Object.keys(firstStep)))).toEqual(
    Object.keys(firstStep).map(() => ''),
  );
});
