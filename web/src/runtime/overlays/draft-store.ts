import { createPersistedStore, createStore } from '../../stores/create-store';

interface Draft {
  step: number;
  /** Values of controls by name, or by id if a control has no name. Checkboxes with the same name share one array. */
  values: Record<string, string | string[]>;
}

const emptyDraft: Draft = { step: 0, values: {} };

const isValue = (value: unknown) => [value].flat().every((each) => typeof each === 'string');

/** Returns the valid parts of a stored draft. It uses no schema library, so that the code of dialogs stays small. */
function parseDraft(stored: unknown): Draft {
  const { step, values } = { ...(stored as Partial<Draft>) };
  const valid = Object.entries({ ...values }).filter(([, value]) => isValue(value));
  return { step: step === 1 || step === 2 ? step : 0, values: Object.fromEntries(valid) };
}

/**
 * Drafts: what the visitor has typed into forms and not sent yet. Session storage keeps them for the visit. A draft has
 * the name of the form's island. Outside dialogs, the page's path is added to this name, because each job has its own
 * form.
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

/** Name of the dialog draft that was sent last. An open form of that dialog then clears its fields. */
export const sentStore = createStore<{ name: string } | undefined>(undefined);

export function forgetDraft(name: string) {
  changeDraft(name, emptyDraft);
  sentStore.set({ name });
}
