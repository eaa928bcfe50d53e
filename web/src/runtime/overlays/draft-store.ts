import { createPersistedStore, createStore } from '../../stores/create-store';

interface Draft {
  step: number;
  /** By name, or by id for a control without a name. Checkboxes with the same name share one array. */
  values: Record<string, string | string[]>;
}

const emptyDraft: Draft = { step: 0, values: {} };

const isValue = (value: unknown) => [value].flat().every((each) => typeof each === 'string');

/** Returns the valid parts of a stored draft. A schema library would make the code of dialogs larger. */
function parseDraft(stored: unknown): Draft {
  const { step, values } = { ...(stored as Partial<Draft>) };
  const valid = Object.entries({ ...values }).filter(([, value]) => isValue(value));
  return { step: step === 1 || step === 2 ? step : 0, values: Object.fromEntries(valid) };
}

/**
 * What the visitor has typed into forms and not sent yet. Session storage keeps it. A draft's key is the name of the
 * form's island and, outside dialogs, also the page's path, because each job has its own form.
 */
export const draftStore = createPersistedStore(
  'formDrafts',
  (stored): Record<string, Draft> =>
    Object.fromEntries(
      Object.entries({ ...(stored as object) }).map(([name, draft]) => [name, parseDraft(draft)]),
    ),
  () => sessionStorage,
);

export const readDraft = (name: string): Draft => draftStore.get()[name] ?? emptyDraft;

export const changeDraft = (name: string, changed: Partial<Draft>) =>
  draftStore.set({ ...draftStore.get(), [name]: { ...readDraft(name), ...changed } });

/** The dialog draft that was sent last. An open form of that dialog then clears its fields. */
export const sentStore = createStore<{ name: string } | undefined>(undefined);

export function forgetDraft(name: string) {
  changeDraft(name, emptyDraft);
  sentStore.set({ name });
}
