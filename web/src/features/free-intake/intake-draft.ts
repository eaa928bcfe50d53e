import { createPersistedStore } from '../../stores/create-store';

/** What may stand in a field: a text, or the values of the boxes that are ticked. */
type Typed = string | string[];

export interface IntakeDraft {
  /** Index of the step that was open. */
  step: number;
  /** As typed: not checked. */
  values: Record<string, Typed>;
}

// Without a list to start from, React Hook Form takes a single checkbox for true or false.
export const emptyDraft: IntakeDraft = { step: 0, values: { interestedAreas: [] } };

export const isEmpty = ({ values }: IntakeDraft) =>
  Object.values(values).every((typed) => typed.length === 0);

const isText = (value: unknown): value is string => typeof value === 'string';

/** By hand: a schema library would come with the dialog. Damaged parts are back at their start. */
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

/** What was typed when the dialog was closed midway; kept for this visit, over pages and reloads. */
export const intakeDraft = createPersistedStore('intakeDraft', parseDraft, () => sessionStorage);
