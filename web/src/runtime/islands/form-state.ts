import { controlsOf, isChoice, isTyped, keyOf, stateOf, type Control } from './controls';

const formsIn = (root: ParentNode) => [...root.querySelectorAll('form')];

/**
 * Records what the visitor types while React hydrates `root`. The returned function must run after React's commit. It
 * restores values that a form library has overwritten. If React has replaced controls, because a translation changed
 * the HTML, it also fills and focuses the new ones.
 */
export function keepFormState(root: HTMLElement): () => void {
  const places = new Map(
    formsIn(root).flatMap((form, place) => controlsOf(form).map((control) => [control, place])),
  );
  /** The latest state of each control that the visitor has changed. */
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
        changeControl(control, changed.get(control) ?? stateOf(control));
        continue;
      }
      const form = formsIn(root)[place];
      const successors = form
        ? controlsOf(form).filter((other) => keyOf(other) === keyOf(control))
        : [];
      if (isTyped(control))
        for (const successor of successors)
          if (!isChoice(successor) || successor.value === control.value)
            changeControl(successor, stateOf(control));
      if (control === focused && document.activeElement === document.body)
        successors[0]?.focus({ preventScroll: true });
    }
  };
}

/** Sets a control's state as a visitor would, with the event that React handles. */
export function changeControl(control: Control, state: string | boolean) {
  if (stateOf(control) === state) return;
  if (isChoice(control)) return control.click();
  // React fires no onChange for a value that a script sets through React's own setter.
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  native!.set!.call(control, state);
  control.dispatchEvent(
    new Event(control.localName === 'select' ? 'change' : 'input', { bubbles: true }),
  );
}
