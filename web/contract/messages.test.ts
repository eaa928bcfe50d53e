import { toastMessages } from './messages';

// Tests only the style. The forms' own tests compare each toast's title and description with the requirements.
it('has the error style for six toasts, as the requirements say (section 8)', () => {
  const destructive = Object.values(toastMessages).filter((toast) => 'isDestructive' in toast);
  expect(destructive.map(({ title }) => title).toSorted()).toEqual([
    'Error',
    'No Documents Selected',
    'Scan Failed',
    'Submission Failed',
    'Validation Error',
    'Website URL Required',
  ]);
});
