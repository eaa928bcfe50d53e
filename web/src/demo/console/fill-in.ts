import { customerStore } from '../state/customer';
import { sectors } from '../state/sectors';

/** What a customer of the sector could type, by the field's name. */
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
  for (const control of form?.elements ?? []) {
    const isEmpty = 'value' in control && control.value === '';
    if (control instanceof HTMLSelectElement && isEmpty) control.selectedIndex = 1;
    else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      const answer = answers[control.name];
      if (!isEmpty || answer === undefined) continue;
      // React ignores a value that is set on the element itself, so the prototype's setter is called.
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!;
      set!.call(control, answer);
    } else continue;
    for (const type of ['input', 'change'])
      control.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
