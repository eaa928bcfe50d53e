import { controlsOf, isChoice, isTyped, keyOf, stateOf, type Control } from './controls';

const formsIn = (root: ParentNode) => [...root.querySelectorAll('form')];

/**
 * Records what the visitor types while React hydrates `root`. Returns a function that the caller runs when React has
 * committed. That function restores values that a form library has overwritten. If the browser's translation has
 * changed the HTML, React replaces form controls. The function then copies values and focus to the new controls.
 */
export function keepFormState(root: HTMLElement): () => void {
  const places = new Map(
    formsIn(root).flatMap((form, place) => controlsOf(form).map((control) => [control, place])),
  );
  /** The latest state of each control that the visitor has changed since the call. */
  const changed = new Map<Control, string | boolean>();
  let focused: EventTarget | null = document.activeElement;
  const handleFocus = ({ target }: FocusEvent) => {
    focused = target;
  };
  const handleInput = ({ target }: Event) =>
    changed.set(target as Control, stateOf(target as Control));
  root.addEventListener('focusin', handleFocus);
  root.addEventListener('input', handleInput);
  return () => {
    root.removeEventListener('focusin', handleFocus);
    root.removeEventListener('input', handleInput);
    for (const [control, place] of places) {
      if (control.isConnected) {
        change(control, changed.get(control) ?? stateOf(control));
        continue;
      }
      const form = formsIn(root)[place];
      const successors = form
        ? controlsOf(form).filter((other) => keyOf(other) === keyOf(control))
        : [];
      if (isTyped(control))
        for (const successor of successors)
          if (!isChoice(successor) || successor.value === control.value)
            change(successor, stateOf(control));
      if (control === focused && document.activeElement === document.body)
        successors[0]?.focus({ preventScroll: true });
    }
  };
}

/** Changes a control as a visitor would, with the events that React handles. */
function change(control: Control, state: string | boolean) {
  if (stateOf(control) === state) return;
  if (isChoice(control)) return control.click();
  // Uses the browser's own setter. React replaces the setter of `value` on each control, and fires no onChange for a
  // value that a script sets through React's setter.
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  native!.set!.call(control, state);
  control.dispatchEvent(
    new Event(control.localName === 'select' ? 'change' : 'input', { bubbles: true }),
  );
}
