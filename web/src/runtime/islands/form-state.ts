type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const formsIn = (root: ParentNode) => [...root.querySelectorAll('form')];
const controlsOf = (form: HTMLFormElement) =>
  ([...form.elements] as Control[]).filter((control) =>
    control.matches('input[name]:not([type=file]), select[name], textarea[name]'),
  );

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';
const isTyped = (control: Control) => {
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  return control.value !== (control instanceof HTMLSelectElement ? '' : control.defaultValue);
};

/**
 * For an island that React is about to hydrate: where it throws the HTML away instead, since a browser's translation has
 * rewritten it, the returned function puts into the new controls what was typed into the old ones, and the focus that
 * went with them. Where the HTML stays, so does what was typed.
 */
export function keepFormState(root: HTMLElement): () => void {
  const controls = formsIn(root).flatMap((form, place) =>
    controlsOf(form).map((control) => ({ place, control })),
  );
  let focused: EventTarget | null = document.activeElement;
  const handleFocus = ({ target }: FocusEvent) => {
    focused = target;
  };
  root.addEventListener('focusin', handleFocus);
  return () => {
    root.removeEventListener('focusin', handleFocus);
    for (const { place, control } of controls) {
      if (control.isConnected) continue;
      const form = formsIn(root)[place];
      const successors = form
        ? controlsOf(form).filter((other) => other.name === control.name)
        : [];
      if (isTyped(control)) for (const successor of successors) copyState(control, successor);
      if (control === focused && document.activeElement === document.body)
        successors[0]?.focus({ preventScroll: true });
    }
  };
}

function copyState(from: Control, to: Control) {
  if (!isChoice(to)) typeInto(to, from.value);
  else if (isChoice(from) && to.value === from.value && to.checked !== from.checked) to.click();
}

/** As a hand would: React takes a value that a script sets for one of its own, and tells nobody. */
function typeInto(control: Control, value: string) {
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  native!.set!.call(control, value);
  control.dispatchEvent(
    new Event(control.localName === 'select' ? 'change' : 'input', { bubbles: true }),
  );
}
