export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns a form's controls without file inputs, which scripts cannot restore. */
export const controlsOf = (form: HTMLFormElement) =>
  ([...form.elements] as Control[]).filter((control) =>
    control.matches('input[name]:not([type=file]), select, textarea'),
  );

/** Returns a control's name or, for a control that is not part of the form's data, its id. */
export const keyOf = ({ name, id }: Control) => name || id;

export const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';
export const stateOf = (control: Control) => (isChoice(control) ? control.checked : control.value);

export function initialStateOf(control: Control) {
  if (isChoice(control)) return control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const initial = control.querySelector<HTMLOptionElement>('[selected]') ?? control.options[0];
  return initial?.value ?? '';
}
export const isTyped = (control: Control) => stateOf(control) !== initialStateOf(control);
