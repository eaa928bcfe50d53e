import {
  availabilityField,
  personFields,
  workPermitField,
  type ApplicationContent,
} from '../../content/features/job-application';

/** Answers by the specification's field names (section 3); a file input that holds none gives null. */
export type Application = Record<string, string | File | null>;

/** The form's bound fields as they stand. What is bound to nothing, the scenario and most files, is not looked at. */
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
