import { useState, type SyntheticEvent } from 'react';
import { fieldMessages } from '#contract/messages';
import {
  application,
  type ApplicationContent,
  workPermitField,
} from '../../content/features/job-application';

type Control = HTMLInputElement | HTMLTextAreaElement;
type Refusals = Record<string, { type: 'browser'; message: string }>;

const { missing, requested } = application;

const entry = (name: string, message: string) => [name, { type: 'browser', message }] as const;

/** Returns the entry of a control that the browser refuses; undefined for a valid one. */
function refusalOf({ name, validity }: Control) {
  if (validity.valid) return undefined;
  return entry(name, validity.valueMissing ? missing : fieldMessages.emailInvalid);
}

/** Returns the entries of what is labelled required and empty, which the browser does not know. */
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
 * What the browser refused at the last submit, by field name, in place of its bubble: the bubble would cover the fields
 * that the form marks. Beside it stands what is labelled required and empty, which prevents no submit.
 */
export function useRefusals(content: ApplicationContent) {
  const [{ submitCount, errors }, setState] = useState({ submitCount: 0, errors: {} as Refusals });

  /** The browser tells every control that it refuses, in their order. */
  function handleInvalid(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const refused = ([...form.elements] as Control[]).filter(({ validity }) => !validity.valid);
    if (event.target !== refused[0]) return;
    const found = [...refused.map((control) => refusalOf(control)!), ...requestedIn(form, content)];
    setState({ submitCount: submitCount + 1, errors: Object.fromEntries(found) });
  }

  /** Removes the message of a field that is corrected, or changes it. */
  function handleChange({ target }: SyntheticEvent<HTMLFormElement>) {
    const control = target as unknown as HTMLInputElement;
    if (!errors[control.name]) return;
    const { [control.name]: _, ...others } = errors;
    const still =
      control.files?.length === 0 ? entry(control.name, requested.file) : refusalOf(control);
    setState({ submitCount, errors: { ...others, ...(still && { [still[0]]: still[1] }) } });
  }

  return {
    errors,
    submitCount,
    /** Runs after a submit that the browser lets through. */
    clear: () => setState({ submitCount: submitCount + 1, errors: {} }),
    handlers: { onInvalidCapture: handleInvalid, onChange: handleChange },
  };
}
