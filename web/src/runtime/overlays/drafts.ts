import { controlsOf, initialStateOf, isChoice, isTyped, keyOf } from '../islands/controls';
import { draftStore, readDraft } from './draft-store';

/** Time (ms) between two saves while the visitor types. */
const savingInterval = 1_000;

/**
 * Returns the forms that a visitor can send (those with a `method`), with the names of their drafts. Skips forms
 * outside islands, which only the demo has.
 */
const formsIn = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLFormElement>('[data-island] form[method]')].map((form) => {
    const { island, overlay } = form.closest<HTMLElement>('[data-island]')!.dataset;
    return [island! + (overlay ?? location.pathname), form] as const;
  });

/**
 * Saves what the visitor has typed into the forms of the page. A draft also keeps values of controls that its form does
 * not show, such as the controls of another step.
 */
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
 * Fills the forms in `root` from their drafts. A control keeps what the visitor has typed since the page loaded. If
 * `isShownAgain`, the draft replaces these values, too, because the browser has restored an older state of the form.
 */
export function fillFromDrafts(root: ParentNode, isShownAgain = false) {
  for (const [name, form] of formsIn(root)) {
    const draft = draftStore.get()[name];
    if (!draft) continue;
    for (const control of controlsOf(form)) {
      if (isTyped(control) && !isShownAgain) continue;
      const state = draft.values[keyOf(control)] ?? initialStateOf(control);
      // This code fires no event, because a hydrated form reads the values of its controls when the visitor sends it.
      if (!isChoice(control)) control.value = String(state);
      else control.checked = [state].flat().some((each) => each === true || each === control.value);
    }
  }
}

/** Fills the forms of the page from their drafts. From then on, saves what the visitor types into all forms. */
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
  // The listener runs in the capture phase, before React handles the event, because React may then show another step
  // and remove these fields.
  addEventListener('submit', save, true);
  // Saves when the page becomes hidden, because a phone may end a hidden page without another event. Does not save when
  // the page becomes visible again, because the draft may then be newer than the page's form.
  document.addEventListener('visibilitychange', () => document.hidden && save());
  addEventListener('pagehide', save);
}
