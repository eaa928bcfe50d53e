import type { FreeIntake } from '#contract/free-intake';
import { createStore } from '../../stores/create-store';

export interface IntakeDraft {
  /** Index of the step that was open. */
  step: number;
  /** As typed: not checked. */
  values: Partial<FreeIntake>;
}

// Without a list to start from, React Hook Form takes a single checkbox for true or false.
export const emptyDraft: IntakeDraft = { step: 0, values: { interestedAreas: [] } };

/** What was typed when the dialog was closed midway; kept for this visit, in memory only. */
export const intakeDraft = createStore(emptyDraft);
