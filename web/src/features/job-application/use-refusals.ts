import { useState, type SyntheticEvent } from 'react';
import { fieldMessages } from '#contract/messages';
import { trimLine } from '#contract/trim-line';
import {
  application,
  type ApplicationContent,
  workPermitField,
} from '../../content/features/job-application';

type Control = HTMLInputElement | HTMLTextAreaElement;
type Refusals = Record<string, { type: 'browser'; message: string }>;

const { missing, requested } = application;

const entry = (name: string, message: string) => [name, { type: 'browser', message }] as const;

/** Returns a pair of field name and error for a control, or undefined if the control is valid. */
function refusalOf({ name, validity }: Control) {
  if (validity.valid) return undefined;
  return entry(name, validity.valueMissing ? missing : fieldMessages.emailInvalid);
}

/** Returns errors for empty fields that are labelled "required", although the browser accepts them empty. */
function requestedIn({ elements }: HTMLFormElement, { files }: ApplicationContent) {
  const isEmpty = (name: string) => (elements.namedItem(name) as RadioNodeList).value === '';
  return [
    ...files
      .filter(({ name, isRequested }) => isRequested && isEmpty(name))
      .map(({ name }) => entry(name, requested.file)),
    ...(isEmpty(workPermitField.name) ? [entry(workPermitField.name, requested.answer)] : []),
  ];
}

/**
 * Returns the errors of the last submit by field name. The form shows them in place of the browser's own message, which
 * would cover fields. If the browser rejects a field, the errors include empty fields that are labelled "required" but
 * that the browser accepts empty.
 */
export function useRefusals(content: ApplicationContent) {
  const [{ submitCount, errors }, setState] = useState({ submitCount: 0, errors: {} as Refusals });

  /**
   * Collects all errors at the first `invalid` event of a submit. The browser fires this event at every invalid
   * control, in the order of the form.
   */
  function handleInvalid(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const refused = ([...form.elements] as Control[]).filter(({ validity }) => !validity.valid);
    if (event.target !== refused[0]) return;
    const found = [...refused.map((control) => refusalOf(control)!), ...requestedIn(form, content)];
    setState({ submitCount: submitCount + 1, errors: Object.fromEntries(found) });
  }

  function handleChange({ target }: SyntheticEvent<HTMLFormElement>) {
    const control = target as unknown as HTMLInputElement;
    // The browser would reject an address with invisible characters around it. Only a changed value is assigned,
    // because an assignment moves the cursor.
    if (control.type === 'email' && control.value !== trimLine(control.value))
      control.value = trimLine(control.value);
    if (!errors[control.name]) return;
    const { [control.name]: _, ...others } = errors;
    const still =
      control.files?.length === 0 ? entry(control.name, requested.file) : refusalOf(control);
    setState({ submitCount, errors: { ...others, ...(still && { [still[0]]: still[1] }) } });
  }

  return {
    errors,
    submitCount,
    clear: () => setState({ submitCount: submitCount + 1, errors: {} }),
    handlers: { onInvalidCapture: handleInvalid, onChange: handleChange },
  };
}
