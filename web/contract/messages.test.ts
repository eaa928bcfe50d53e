import { toastMessages } from './messages';

/** The toasts of the requirements, section 8: title, description and whether the toast has the error style. */
const section8 = [
  ['Validation Error', 'Please fill in all required fields.', true],
  ['Error', 'There was an error sending your message. Please try again.', true],
  ['Message Sent!', "Thank you for your message. We'll get back to you within 24 hours.", false],
  ['Message sent successfully!', "We'll get back to you within 24 hours", false],
  [
    'Discovery request sent!',
    "We'll contact you within 24 hours to schedule your Discovery session",
    false,
  ],
  [
    'Free Intake Submitted!',
    "We'll contact you within 24 hours with your personalized AI recommendations",
    false,
  ],
  ['Submission Failed', 'Please try again or contact us directly', true],
  ['Website URL Required', 'Please enter a valid website URL', true],
  ['No Documents Selected', 'Please upload at least one document', true],
  ['Scan Failed', 'Please try again or contact support', true],
  ['AI Scan Complete', 'Your personalized recommendations are ready!', false],
];

it('contains exactly the toasts of the requirements, verbatim', () => {
  const toasts = Object.values(toastMessages).map((toast) => [
    toast.title,
    toast.description,
    'isDestructive' in toast,
  ]);
  const byTitle = (a: unknown[], b: unknown[]) => String(a).localeCompare(String(b));
  expect(toasts.toSorted(byTitle)).toEqual([...section8].toSorted(byTitle));
});
