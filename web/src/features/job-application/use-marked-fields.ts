import { useState, type SyntheticEvent } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { fieldMessages } from '#contract/messages';
import { missingField } from '../../content/features/forms';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const messageFor = ({ validity }: Control) =>
  validity.valueMissing ? missingField : fieldMessages.emailInvalid;

/**
 * For a form that the browser checks: what it finds, as errors by field name in place of its bubble, and handlers for
 * the form. The first such field gets the focus; an error goes as soon as what is typed is valid.
 */
export function useMarkedFields() {
  const [errors, setErrors] = useState<FieldErrors<FieldValues>>({});

  /** The browser tells every field that it refuses, in their order. */
  function handleInvalid(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const control = event.target as unknown as Control;
    const message = messageFor(control);
    setErrors((others) => ({ ...others, [control.name]: { type: 'browser', message } }));
    const isRefused = (other: Element) => !(other as Control).validity.valid;
    if ([...event.currentTarget.elements].find(isRefused) === control) control.focus();
  }

  function handleInput({ target }: SyntheticEvent<HTMLFormElement>) {
    const control = target as unknown as Control;
    if (!errors[control.name]) return;
    const { [control.name]: _, ...others } = errors;
    const error = { type: 'browser', message: messageFor(control) };
    setErrors(control.validity.valid ? others : { ...others, [control.name]: error });
  }

  return { errors, onInvalidCapture: handleInvalid, onInput: handleInput };
}
