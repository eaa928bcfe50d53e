import { createPersistedStore, createStore } from '../../stores/create-store';
import type { DialogName } from './dialog-store';

/** Values of a form's controls by name. Checkboxes with the same name share a list of values. */
type DraftValues = Record<string, string | string[]>;

export interface Draft {
  step: number;
  values: DraftValues;
}

const emptyDraft: Draft = { step: 0, values: {} };

const isText = (value: unknown): value is string => typeof value === 'string';
const isTyped = (value: unknown): value is string | string[] =>
  isText(value) || (Array.isArray(value) && value.every(isText));

/** Returns the valid parts of a stored draft. It uses no schema library, because the client script must stay small. */
function parseDraft(stored: unknown): Draft {
  const { step, values } = { ...(stored as object) } as Partial<Record<string, unknown>>;
  const typed = Object.entries({ ...(values as Record<string, unknown>) }).filter(
    (entry): entry is [string, string | string[]] => isTyped(entry[1]),
  );
  return { step: step === 1 || step === 2 ? step : 0, values: Object.fromEntries(typed) };
}

const createDraft = (key: string) => createPersistedStore(key, parseDraft, () => sessionStorage);

/** Drafts: the values typed into a dialog and not sent yet. Session storage keeps them for the visit. */
const drafts = {
  'free-intake': createDraft('intakeDraft'),
  discovery: createDraft('discoveryDraft'),
};
type DraftName = keyof typeof drafts;

const draftOf = (name: DialogName) => (name in drafts ? drafts[name as DraftName] : undefined);

export const readDraft = (name: DialogName): Draft => draftOf(name)?.get() ?? emptyDraft;

export const changeDraft = (name: DraftName, change: Partial<Draft>) =>
  drafts[name].set({ ...drafts[name].get(), ...change });

/** Names the dialog whose form was sent last. An open form of this dialog then clears its fields. */
export const sentStore = createStore<{ name: DraftName } | undefined>(undefined);

export function forgetDraft(name: DraftName) {
  drafts[name].set(emptyDraft);
  sentStore.set({ name });
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsIn = (root: ParentNode) =>
  root.querySelectorAll<Control>('input[name], select[name], textarea[name]');

/** Saves the values of all controls in `root` to the draft. The draft keeps the values of steps that `root` lacks. */
export function saveDraft(name: DialogName, root: ParentNode) {
  const controls = controlsIn(root);
  const draft = draftOf(name);
  if (!draft || controls.length === 0) return;
  const typed: DraftValues = {};
  for (const control of controls) {
    if (control.type !== 'checkbox') typed[control.name] = control.value;
    else {
      const ticked = (typed[control.name] ??= []) as string[];
      if ((control as HTMLInputElement).checked) ticked.push(control.value);
    }
  }
  changeDraft(name as DraftName, { values: { ...draft.get().values, ...typed } });
}

export function fillFromDraft(name: DialogName, root: ParentNode) {
  const { values } = readDraft(name);
  for (const control of controlsIn(root)) {
    const value = values[control.name];
    if (value === undefined) continue;
    if (control.type === 'checkbox')
      (control as HTMLInputElement).checked = value.includes(control.value);
    else control.value = String(value);
  }
}
