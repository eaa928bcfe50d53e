import { cleanup, fireEvent, screen } from '@testing-library/react';
import { holdPosts, stored } from '../../test/api';
import {
  firstStep,
  press,
  expectStep,
  openIntake,
  fillAll,
  reopenIntake,
} from '../../test/intake-dialog';
import { control, expectToast, fill, valuesOf } from '../../test/render';

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

test('keeps typed values and step for the next page', async () => {
  const user = await openIntake();
  await fill(firstStep);
  await press(user, 'Next');
  await user.click(screen.getByRole('checkbox', { name: 'Content' }));
  fireEvent(window, new Event('pagehide'));
  const kept = sessionStorage.getItem('formDrafts')!;
  // `cleanup` closes the dialog, and this changes the draft. When a visitor leaves the page, the dialog does not close,
  // so the test restores the draft.
  cleanup();
  sessionStorage.setItem('formDrafts', kept);

  await openIntake();
  expectStep('What takes up your time?');
  expect(screen.getByRole('checkbox', { name: 'Content' })).toBeChecked();
  await press(user, 'Previous');
  expect(valuesOf(Object.keys(firstStep))).toEqual(firstStep);
});

test('starts with an empty first step if the stored draft is invalid', async () => {
  sessionStorage.setItem(
    'formDrafts',
    '{"free-intake-dialog":{"step":9,"values":{"interestedAreas":true}}}',
  );
  const user = await openIntake();
  expectStep('Tell us who you are');
  await fillAll(user);
  await press(user, 'Submit Free Intake');
  await expectToast('Free Intake Submitted!', expect.any(String));
  expect(stored['free-intake'][0]).toMatchObject({ interestedAreas: ['operations', 'finance'] });
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
