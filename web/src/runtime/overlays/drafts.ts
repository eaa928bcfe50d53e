import { controlsOf, initialStateOf, isChoice, isTyped, keyOf } from '../islands/controls';
import { draftStore, readDraft } from './draft-store';

/** Time (ms) between two saves while the visitor types. */
const savingInterval = 1_000;

/**
 * Returns the forms whose drafts are saved, with the drafts' names. These are all forms in islands that the visitor can
 * send (they have a `method`). The demo's own forms are outside islands, so they are not saved.
 */
const formsIn = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLFormElement>('[data-island] form[method]')].map((form) => {
    const { island, overlay } = form.closest<HTMLElement>('[data-island]')!.dataset;
    return [island! + (overlay ?? location.pathname), form] as const;
  });

/** Saves the page's forms. Keeps the values of controls that a form does not show, such as those of another step. */
export function saveDrafts() {
  const all = { ...draftStore.get() };
  for (const [name, form] of formsIn(document)) {
    const { step, values: saved } = readDraft(name);
    const values = { ...saved };
    const controls = controlsOf(form);
    for (const control of controls) delete values[keyOf(control)];
    for (const control of controls.filter(isTyped)) {
      const key = keyOf(control);
      if (control.type === 'checkbox') values[key] = [...(values[key] ?? []), control.value];
      else if (!isChoice(control) || control.checked) values[key] = control.value;
    }
    if (all[name] || Object.keys(values).length > 0) all[name] = { step, values };
  }
  if (Object.keys(all).length > 0) draftStore.set(all);
}

/**
 * Fills the forms from their drafts, except controls that the visitor has changed since the page loaded. With
 * `isShownAgain` it also fills these controls, because on Back the browser has reset them to an older state.
 */
export function fillFromDrafts(root: ParentNode, isShownAgain = false) {
  for (const [name, form] of formsIn(root)) {
    const draft = draftStore.get()[name];
    if (!draft) continue;
    for (const control of controlsOf(form)) {
      if (isTyped(control) && !isShownAgain) continue;
      const state = draft.values[keyOf(control)] ?? initialStateOf(control);
      // A hydrated form reads its controls when it is sent, so these changes need no event.
      if (!isChoice(control)) control.value = String(state);
      else control.checked = [state].flat().some((each) => each === true || each === control.value);
    }
  }
}

export function startDrafts() {
  let saving: ReturnType<typeof setTimeout> | undefined;
  function save() {
    clearTimeout(saving);
    saving = undefined;
    saveDrafts();
  }
  const fill = ({ persisted = false }: Partial<PageTransitionEvent>) =>
    fillFromDrafts(document, persisted || navigator.userActivation?.hasBeenActive === false);
  fill({});
  // Chrome restores the values of fields after the client script has run.
  addEventListener('pageshow', fill);
  addEventListener('input', () => (saving ??= setTimeout(save, savingInterval)));
  // Saves in the capture phase, because React may handle the event by showing a step without these fields.
  addEventListener('submit', save, true);
  // Saves when the page is hidden, because a phone may then end the page.
  document.addEventListener('visibilitychange', () => document.hidden && save());
  addEventListener('pagehide', save);
}
