const textControls =
  'input[name]:not([type=file], [type=checkbox], [type=radio]:not(:checked)), select, textarea';

/** Returns a form's values in the shape that React Hook Form uses: checkboxes of one name as a list. Skips files. */
export function readForm(form: HTMLFormElement): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const { name, value } of form.querySelectorAll<HTMLInputElement>(textControls))
    values[name] = value;
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  for (const { name } of boxes)
    values[name] = boxes.filter((box) => box.name === name && box.checked).map((box) => box.value);
  return values;
}
