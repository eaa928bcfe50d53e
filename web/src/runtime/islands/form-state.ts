type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const formsIn = (root: ParentNode) => [...root.querySelectorAll('form')];
const controlsOf = (form: HTMLFormElement) =>
  ([...form.elements] as Control[]).filter((control) =>
    control.matches('input[name]:not([type=file]), select[name], textarea[name]'),
  );

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';
const stateOf = (control: Control) => (isChoice(control) ? control.checked : control.value);
const isTyped = (control: Control) => {
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  return control.value !== (control instanceof HTMLSelectElement ? '' : control.defaultValue);
};

/**
 * Call it before React hydrates `root`, and call the returned function when React has committed. That function restores
 * what the visitor has typed until then. It restores values that a form library has overwritten, and, with the focus,
 * controls that React has replaced because a browser's translation had changed the HTML.
 */
export function keepFormState(root: HTMLElement): () => void {
  const places = new Map(
    formsIn(root).flatMap((form, place) => controlsOf(form).map((control) => [control, place])),
  );
  /** Latest state of the controls that the visitor has changed since the call. */
  const changed = new Map<Control, string | boolean>();
  let focused: EventTarget | null = document.activeElement;
  const handleFocus = ({ target }: FocusEvent) => {
    focused = target;
  };
  const handleInput = ({ target }: Event) => {
    const control = target as Control;
    if (places.has(control)) changed.set(control, stateOf(control));
  };
  root.addEventListener('focusin', handleFocus);
  root.addEventListener('input', handleInput);
  return () => {
    root.removeEventListener('focusin', handleFocus);
    root.removeEventListener('input', handleInput);
    for (const [control, place] of places) {
      if (control.isConnected) {
        restore(control, changed.get(control) ?? stateOf(control));
        continue;
      }
      const form = formsIn(root)[place];
      const successors = form
        ? controlsOf(form).filter((other) => other.name === control.name)
        : [];
      if (isTyped(control))
        for (const successor of successors)
          if (!isChoice(successor) || successor.value === control.value)
            restore(successor, stateOf(control));
      if (control === focused && document.activeElement === document.body)
        successors[0]?.focus({ preventScroll: true });
    }
  };
}

/** Changes a control as the visitor would, so that React receives the event. */
function restore(control: Control, state: string | boolean) {
  if (stateOf(control) === state) return;
  if (isChoice(control)) return control.click();
  // React ignores values that are set through its own setter, and fires no onChange.
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  native!.set!.call(control, state);
  control.dispatchEvent(
    new Event(control.localName === 'select' ? 'change' : 'input', { bubbles: true }),
  );
}
