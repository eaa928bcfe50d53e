import { createPersistedStore, createStore } from '../../stores/create-store';
import {
  change,
  controlsOf,
  initialStateOf,
  isChoice,
  isTyped,
  keyOf,
  stateOf,
} from '../islands/controls';

/** Values of a form's controls by name. Checkboxes with the same name share a list of values. */
type DraftValues = Record<string, string | string[]>;

interface Draft {
  step: number;
  values: DraftValues;
}

/** Time (ms) between two saves while the visitor types. */
const savingInterval = 1_000;

const emptyDraft: Draft = { step: 0, values: {} };

const isText = (value: unknown): value is string => typeof value === 'string';
const isValue = (value: unknown): value is string | string[] =>
  isText(value) || (Array.isArray(value) && value.every(isText));
const entriesOf = (stored: unknown) => Object.entries({ ...(stored as Record<string, unknown>) });

/** Returns the valid parts of a stored draft. It uses no schema library, because the client script must stay small. */
function parseDraft(stored: unknown): Draft {
  const { step, values } = { ...(stored as object) } as Partial<Record<string, unknown>>;
  const valid = entriesOf(values).filter((entry): entry is [string, string | string[]] =>
    isValue(entry[1]),
  );
  return { step: step === 1 || step === 2 ? step : 0, values: Object.fromEntries(valid) };
}

/**
 * Drafts: what the visitor has typed into forms and not sent yet. Session storage keeps them for the visit. A draft has
 * the name of the form's island or dialog. On a page the path follows, because each job has a form of its own.
 */
const drafts = createPersistedStore(
  'drafts',
  (stored): Record<string, Draft> =>
    Object.fromEntries(entriesOf(stored).map(([name, draft]) => [name, parseDraft(draft)])),
  () => sessionStorage,
);

export const readDraft = (name: string): Draft => drafts.get()[name] ?? emptyDraft;

export const changeDraft = (name: string, changed: Partial<Draft>) =>
  drafts.set({ ...drafts.get(), [name]: { ...readDraft(name), ...changed } });

/** Names the draft of the dialog whose form was sent last. An open form of this dialog then clears its fields. */
export const sentStore = createStore<{ name: string } | undefined>(undefined);

export function forgetDraft(name: string) {
  changeDraft(name, emptyDraft);
  sentStore.set({ name });
}

/** Returns the forms that a visitor can send, by the names of their drafts. The calculator on the page of prices has no method. */
const formsIn = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLFormElement>('form[method]')].flatMap((form) => {
    const { island, overlay } = form.closest<HTMLElement>('[data-island]')?.dataset ?? {};
    return island
      ? [[overlay === undefined ? island + location.pathname : island, form] as const]
      : [];
  });

/** Saves what the visitor has typed into the forms of the page. A draft keeps the values of controls that its form lacks. */
export function saveDrafts() {
  const all = { ...drafts.get() };
  for (const [name, form] of formsIn(document)) {
    const { step, values: saved } = readDraft(name);
    const values = { ...saved };
    const controls = controlsOf(form);
    for (const control of controls) delete values[keyOf(control)];
    for (const control of controls.filter(isTyped)) {
      const key = keyOf(control);
      if (control.type === 'checkbox') values[key] = [...(values[key] ?? []), control.value];
      else if (stateOf(control) !== false) values[key] = control.value;
    }
    if (all[name] || Object.keys(values).length > 0) all[name] = { step, values };
  }
  if (Object.keys(all).length > 0) drafts.set(all);
}

/**
 * Fills the forms in `root` from their drafts. Keeps what the visitor has typed since the page loaded. If `isShownAgain`, the
 * draft replaces that too: the browser has restored an old state of the page, and the draft is newer.
 */
export function fillFromDrafts(root: ParentNode, isShownAgain = false) {
  for (const [name, form] of formsIn(root)) {
    const draft = drafts.get()[name];
    if (!draft) continue;
    for (const control of controlsOf(form)) {
      if (isTyped(control) && !isShownAgain) continue;
      const value = draft.values[keyOf(control)];
      if (value === undefined) change(control, initialStateOf(control));
      else if (isChoice(control)) change(control, [value].flat().includes(control.value));
      else change(control, String(value));
    }
  }
}

/** Keeps the drafts of all forms: fills the forms of the page, and saves them while the visitor types and leaves. */
export function startDrafts() {
  let saving: ReturnType<typeof setTimeout> | undefined;
  function save() {
    clearTimeout(saving);
    saving = undefined;
    saveDrafts();
  }
  const fill = ({ persisted = false }: Partial<PageTransitionEvent>) => {
    const { userActivation } = navigator as Partial<Navigator>;
    fillFromDrafts(document, persisted || userActivation?.hasBeenActive === false);
  };
  fill({});
  // Chrome restores the values of fields between the client script and the load event.
  addEventListener('pageshow', fill);
  addEventListener('input', () => (saving ??= setTimeout(save, savingInterval)));
  // The capture phase is before React handles the event. React may show another step, and would then remove these fields.
  addEventListener('submit', save, true);
  // A phone may end a page in the background without another event.
  document.addEventListener('visibilitychange', save);
  addEventListener('pagehide', save);
}
