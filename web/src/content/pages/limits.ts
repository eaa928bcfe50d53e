import { toConfirm } from '../to-confirm';

/** What an agent leaves to people and what happens when it errs, said on the page of every industry. */
export const limits = toConfirm(
  'promises',
  'Cases that your rules do not cover go to one of your people. If an agent errs, we correct the agent and show you what changed.',
);
