// These texts are word for word from the requirements (sections 4, 5 and 8), even where similar texts differ.

export const fieldMessages = {
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  firstNameTooShort: 'First name must be at least 2 characters',
  lastNameTooShort: 'Last name must be at least 2 characters',
  emailInvalid: 'Please enter a valid email address',
  messageTooShort: 'Message must be at least 10 characters long',
  requiredFields: 'Please fill in all required fields.',
  companyRequired: 'Company name is required',
  industryMissing: 'Please select your industry',
  companySizeMissing: 'Please select your company size',
  challengesTooShort: 'Please describe your challenges (minimum 20 characters)',
  interestedAreasMissing: 'Please select at least one area of interest',
  timelineMissing: 'Please select your timeline',
  budgetMissing: 'Please select your budget range',
  urlMissing: 'Please enter a valid website URL',
  filesMissing: 'Please upload at least one document',
  // The requirements contain no text for these errors, which only other clients than the site's forms can cause.
  serviceUnknown: 'Please select a service',
  scanTypeUnknown: 'Please choose website or documents',
  textInvalid: 'Please use plain text',
  partUnknown: 'Please send only type, url and files, type and url once',
} as const;

/** Toasts (requirements, section 8). `isDestructive` selects the error style. */
export const toastMessages = {
  contactValidation: {
    title: 'Validation Error',
    description: 'Please fill in all required fields.',
    isDestructive: true,
  },
  contactSectionFailure: {
    title: 'Error',
    description: 'There was an error sending your message. Please try again.',
    isDestructive: true,
  },
  contactSectionSuccess: {
    title: 'Message Sent!',
    description: "Thank you for your message. We'll get back to you within 24 hours.",
  },
  contactPageSuccess: {
    title: 'Message sent successfully!',
    description: "We'll get back to you within 24 hours",
  },
  discoverySuccess: {
    title: 'Discovery request sent!',
    description: "We'll contact you within 24 hours to schedule your Discovery session",
  },
  intakeSuccess: {
    title: 'Free Intake Submitted!',
    description: "We'll contact you within 24 hours with your personalized AI recommendations",
  },
  intakeFailure: {
    title: 'Submission Failed',
    description: 'Please try again or contact us directly',
    isDestructive: true,
  },
  scanUrlMissing: {
    title: 'Website URL Required',
    description: 'Please enter a valid website URL',
    isDestructive: true,
  },
  scanFilesMissing: {
    title: 'No Documents Selected',
    description: 'Please upload at least one document',
    isDestructive: true,
  },
  scanFailure: {
    title: 'Scan Failed',
    description: 'Please try again or contact support',
    isDestructive: true,
  },
  scanSuccess: {
    title: 'AI Scan Complete',
    description: 'Your personalized recommendations are ready!',
  },
} as const;

/** The description of these toasts is the error's own message. */
export const failureTitles = {
  discovery: 'Error sending request',
  contactPage: 'Error sending message',
} as const;
/** Description of a toast whose error has no message. */
export const failureWithoutText = 'Please try again later';
