import { controlsOf } from '../../runtime/islands/controls';
import { changeControl } from '../../runtime/islands/form-state';
import { customerStore } from '../state/customer';
import { sectors } from '../state/sectors';

/** Returns what a customer of the sector could type, by field name. */
function answersOf(): Record<string, string> {
  const customer = customerStore.get();
  const { company, website, subject, message, challenge } = sectors[customer?.sector ?? 'other'];
  const site = customer?.website || website;
  return {
    firstName: 'Sanne',
    lastName: 'de Vries',
    fullName: 'Sanne de Vries',
    email: `sanne@${site.replace(/^https?:\/\//, '').replace(/\/.*$/, '')}`,
    company: customer?.name ?? company,
    subject,
    message,
    url: site,
    currentChallenges: challenge,
  };
}

/** Returns the form that the customer sees: that of an open dialog, or the one with the most space on the screen. */
function findOpenForm(): HTMLFormElement | undefined {
  const forms = [...document.querySelectorAll<HTMLFormElement>('[role=dialog] form, main form')];
  const shownHeight = (form: HTMLFormElement) => {
    const { top, bottom } = form.getBoundingClientRect();
    return Math.min(bottom, innerHeight) - Math.max(top, 0);
  };
  return (
    forms.find((form) => form.closest('[role=dialog]')) ??
    forms.toSorted((one, other) => shownHeight(other) - shownHeight(one))[0]
  );
}

/** Fills in the empty fields of the open form, as if the customer had typed. */
export function fillInOpenForm() {
  const form = findOpenForm();
  const answers = answersOf();
  for (const control of form ? controlsOf(form) : []) {
    const answer =
      control instanceof HTMLSelectElement ? control.options[1]?.value : answers[control.name];
    if (control.value === '' && answer !== undefined) changeControl(control, answer);
  }
}
