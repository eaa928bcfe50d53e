type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Where a control is found again: the place of its form among the forms, and its name. */
interface Place {
  form: number;
  name: string;
}

/** What a visitor put into one control. */
interface TypedValue extends Place {
  value: string;
  /** Of a box or radio button. */
  isChecked: boolean;
}

export interface TypedText {
  values: TypedValue[];
  /** The control that had focus. */
  focused: Place | undefined;
}

const formsIn = (root: ParentNode) => [...root.querySelectorAll('form')];
const controlsOf = (form: HTMLFormElement) =>
  ([...form.elements] as Control[]).filter((control) =>
    control.matches('input[name]:not([type=file]), select[name], textarea[name]'),
  );
const find = (root: ParentNode, { form, name }: Place) => {
  const element = formsIn(root)[form];
  return element ? controlsOf(element).filter((control) => control.name === name) : [];
};

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';
const isTyped = (control: Control) => {
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  return control.value !== (control instanceof HTMLSelectElement ? '' : control.defaultValue);
};
const valueOf = (form: number, control: Control): TypedValue => {
  const { name, value } = control;
  return { form, name, value, isChecked: isChoice(control) && control.checked };
};

const everyControl = (root: ParentNode) =>
  formsIn(root).flatMap((element, form) =>
    controlsOf(element).map((control) => ({ form, control })),
  );

/** Files cannot be put back by a script. */
export const holdsFiles = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLInputElement>('input[type=file]')].some(
    ({ files }) => files?.length,
  ) || root.querySelector('[data-chosen-files]') !== null;

/** What stands in the forms below `root` now. */
export function readTypedText(root: ParentNode): TypedText {
  const controls = everyControl(root);
  const active = controls.find(({ control }) => control === document.activeElement);
  return {
    values: controls
      .filter(({ control }) => isTyped(control))
      .map(({ form, control }) => valueOf(form, control)),
    focused: active && { form: active.form, name: active.control.name },
  };
}

/** Puts the texts back, each as soon as its control is there; gives up after `patience` ms. */
export function putTypedTextBack(
  root: HTMLElement,
  { values, focused }: TypedText,
  patience = 10_000,
) {
  let left = values;
  const putBack = () => {
    left = left.filter((typed) => !putValue(root, typed));
    if (left.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(putBack);
  observer.observe(root, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), patience);
  putBack();
  if (focused) find(root, focused)[0]?.focus({ preventScroll: true });
}

/**
 * For a root that React is about to hydrate: where it throws the HTML away instead, since a browser's translation has
 * rewritten it, the returned function puts into the new controls what was typed into the old ones, and the focus that
 * went with them.
 */
export function keepTypedText(root: HTMLElement): () => void {
  const controls = everyControl(root);
  let focused: EventTarget | null = document.activeElement;
  const handleFocus = ({ target }: FocusEvent) => {
    focused = target;
  };
  root.addEventListener('focusin', handleFocus);
  return () => {
    root.removeEventListener('focusin', handleFocus);
    for (const { form, control } of controls) {
      if (control.isConnected) continue;
      if (isTyped(control)) putValue(root, valueOf(form, control));
      if (control === focused && document.activeElement === document.body)
        find(root, { form, name: control.name })[0]?.focus({ preventScroll: true });
    }
  };
}

function putValue(root: ParentNode, { value, isChecked, ...place }: TypedValue): boolean {
  const found = find(root, place);
  for (const control of found) {
    if (!isChoice(control)) typeInto(control, value);
    else if (control.value === value && control.checked !== isChecked) control.click();
  }
  return found.length > 0;
}

/** As a hand would: React takes a value that a script sets for one of its own, and tells nobody. */
function typeInto(control: Control, value: string) {
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  native!.set!.call(control, value);
  control.dispatchEvent(
    new Event(control.localName === 'select' ? 'change' : 'input', { bubbles: true }),
  );
}
