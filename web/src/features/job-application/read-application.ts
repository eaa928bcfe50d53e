import {
  availabilityField,
  personFields,
  workPermitField,
  type ApplicationContent,
} from '../../content/features/job-application';

/** Answers by the specification's field names (section 3); null for an empty file input. */
export type Application = Record<string, string | File | null>;

/** Returns the values of the form's bound fields. The scenario and most files are bound to nothing. */
export function readApplication(
  form: HTMLFormElement,
  { questions, files, hasBoundFiles }: ApplicationContent,
): Application {
  const fields = [
    ...personFields,
    ...(hasBoundFiles ? files : []),
    workPermitField,
    ...questions,
    availabilityField,
  ];
  return Object.fromEntries(fields.map(({ name }) => [name, answerOf(form, name)]));
}

function answerOf(form: HTMLFormElement, name: string): string | File | null {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement && control.type === 'file')
    return control.files?.[0] ?? null;
  return (control as RadioNodeList | HTMLInputElement).value;
}
