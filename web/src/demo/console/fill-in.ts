import { chosenScan } from '#mock-api/resources/scan-topic';
import { controlsOf, isChoice, type Control } from '../../runtime/islands/controls';
import { changeControl } from '../../runtime/islands/form-state';
import { customerStore } from '../state/customer';
import { planOf, sectors, websiteOf } from '../state/sectors';

/** Returns sample answers by field name. They fit the sector of the customer for whom the demo is prepared. */
function answersOf(): Record<string, string | readonly string[]> {
  const customer = customerStore.get();
  const sector = customer?.sector ?? 'other';
  const { topic, person, company, ...texts } = sectors[sector];
  const plan = planOf(sector);
  const [firstName, lastName] = person;
  const [product] = chosenScan(topic).recommendedProducts;
  const site = customer?.website || websiteOf(company);
  return {
    firstName,
    lastName,
    email: `${firstName.toLowerCase()}@${site.replace(/^https?:\/\//, '').replace(/\/.*$/, '')}`,
    company: customer?.name ?? company,
    subject: texts.subject,
    message: texts.message,
    url: site,
    service: product.toLowerCase().replaceAll(' ', '-'),
    industry: sector,
    companySize: plan === 'Pro' ? '11-50' : '51-200',
    currentChallenges: texts.message,
    interestedAreas: texts.areas,
    timeline: 'within 3 months',
    budget: plan === 'Pro' ? 'under 5,000' : '15,000-50,000',
  };
}

/** Returns the form of the open dialog or, without a dialog, the form that takes the most space on the screen. */
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

/**
 * Fills the empty fields of the open form, with the events that typing and choosing would fire. Returns false if no form
 * is open.
 */
export function fillInOpenForm(): boolean {
  const form = findOpenForm();
  const controls = form ? controlsOf(form) : [];
  const answers = answersOf();
  const isEmpty = (control: Control) =>
    isChoice(control)
      ? !controls.some((other) => isChoice(other) && other.name === control.name && other.checked)
      : control.value === '';
  for (const control of controls.filter(isEmpty)) {
    const answer = answers[control.name];
    if (answer === undefined) continue;
    changeControl(control, isChoice(control) ? answer.includes(control.value) : String(answer));
  }
  return form !== undefined;
}
