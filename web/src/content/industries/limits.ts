import { toConfirm } from '../to-confirm';

/** What an agent leaves to people and what happens when it errs, said on the page of every industry. */
export const limits = toConfirm(
  'promises',
  'What your rules do not cover goes to one of your people. When an agent errs, we correct it and show you the difference.',
);
