import { createPersistedStore } from '../../stores/create-store';

/** The value of a field: a text, or the values of the checked checkboxes. */
type Typed = string | string[];

export interface IntakeDraft {
  /** Index of the step that was open. */
  step: number;
  /** As typed, not validated. */
  values: Record<string, Typed>;
}

// Without an initial list, React Hook Form gives a single checkbox a boolean value.
export const emptyDraft: IntakeDraft = { step: 0, values: { interestedAreas: [] } };

export const isEmpty = ({ values }: IntakeDraft) =>
  Object.values(values).every((typed) => typed.length === 0);

const isText = (value: unknown): value is string => typeof value === 'string';

/** Replaces damaged parts by their initial values. Uses no schema, so that opening the dialog does not load zod. */
function parseDraft(stored: unknown): IntakeDraft {
  const { step, values } = { ...(stored as object) } as Partial<Record<string, unknown>>;
  const typed = Object.entries({ ...(values as object) } as Record<string, unknown>).filter(
    (entry): entry is [string, Typed] =>
      entry[0] === 'interestedAreas'
        ? Array.isArray(entry[1]) && entry[1].every(isText)
        : isText(entry[1]),
  );
  return {
    step: step === 1 || step === 2 ? step : 0,
    values: { ...emptyDraft.values, ...Object.fromEntries(typed) },
  };
}

/** What was typed before the dialog was closed midway; kept across pages and reloads of this visit. */
export const intakeDraft = createPersistedStore('intakeDraft', parseDraft, () => sessionStorage);
