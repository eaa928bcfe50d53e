import type { JobSlug } from '../../paths';
import { owner } from '../owner';
import { applicantsEmail } from '../owner-texts';
import { toConfirm } from '../to-confirm';

const ofPerson = { isHalf: true, isMarkedRequired: true } as const;

export const personFields = [
  { name: 'fullName', label: 'Full name', kind: 'text', autoComplete: 'name', ...ofPerson },
  { name: 'email', label: 'Email', kind: 'email', autoComplete: 'email', ...ofPerson },
  { name: 'phone', label: 'Phone', kind: 'tel', autoComplete: 'tel', ...ofPerson },
  {
    name: 'country',
    label: 'Country',
    kind: 'select',
    autoComplete: 'country-name',
    isHalf: true,
    initial: 'Netherlands',
    options: ['Netherlands', 'Germany', 'Spain', 'France', 'Other'].map((country) => ({
      value: country,
      label: country,
    })),
  },
] as const;

export const availabilityField = {
  name: 'availability',
  label: 'Availability',
  kind: 'text',
  isMarkedRequired: true,
  hint: 'When could you start?',
} as const;

export const workPermitField = {
  name: 'workPermit',
  shortName: 'Right to work',
  options: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
} as const;

/**
 * The word beside a field that applicants should fill in, although the form also accepts it empty (requirements,
 * section 5).
 */
export const requestedMark = 'required';

export interface FileQuestion {
  name: 'cvFile' | 'coverLetterFile' | 'portfolioFile';
  label: string;
  isRequested?: boolean;
  hint: string;
  /** A file with another extension is accepted with a warning. */
  extensions: readonly string[];
}

export interface Question {
  name: string;
  label: string;
  /** Name in the list of errors, which has no space for the whole question. */
  shortName: string;
  kind: 'long-text';
  isMarkedRequired: true;
}

export interface ApplicationContent {
  workPermit: string;
  files: readonly FileQuestion[];
  /** Whether the form's values contain the files. True only for the Senior AI Engineer (requirements, section 5). */
  hasBoundFiles: boolean;
  questions: readonly Question[];
  /** An optional question for the interview. Its answer is not part of the form's values. */
  scenario: string;
}

/** Returns the questions of a position: those that all positions have, and `own` (by field name). */
const questions = (own: Record<string, readonly [shortName: string, label: string]>) =>
  Object.entries({
    motivation: ['Your reasons', 'Why would you like to do this work?'] as const,
    ...own,
  }).map(([name, [shortName, label]]): Question => ({
    name,
    label,
    shortName,
    kind: 'long-text',
    isMarkedRequired: true,
  }));

const files = (hint: string, extensions: readonly string[]): FileQuestion[] => [
  { name: 'cvFile', label: 'CV', isRequested: true, hint, extensions },
  { name: 'coverLetterFile', label: 'Cover letter', hint, extensions },
];

const written = ['pdf', 'doc', 'docx'];
const unboundFiles = files('PDF, DOC, DOCX up to 5MB', written);
const inTheNetherlands = 'Do you have the right to work in the Netherlands?';

export const applications: Readonly<Record<JobSlug, ApplicationContent>> = {
  'senior-ai-engineer': {
    workPermit: inTheNetherlands,
    files: files('PDF, DOC, DOCX, JPEG, JPG or PNG up to 5MB', [...written, 'jpeg', 'jpg', 'png']),
    hasBoundFiles: true,
    questions: questions({
      topPerformer: ['Your best work', 'Which piece of your work shows you at your best, and why?'],
      aiLandscape: ['AI today', 'What in AI today will still matter to our customers later on?'],
    }),
    scenario:
      'An agent that was right all week gives wrong answers on Friday afternoon. What do you do first?',
  },
  'customer-success-manager': {
    workPermit: inTheNetherlands,
    files: unboundFiles,
    hasBoundFiles: false,
    questions: questions({
      customerSuccess: ['Your customer', 'Tell us about a customer who did well because of you.'],
      aiExperience: ['AI tools', 'Which AI tools have you worked with, and what for?'],
    }),
    scenario: 'A customer writes “it does not work”, and nothing else. What is your reply?',
  },
  'product-designer': {
    workPermit: 'Do you have the right to work in the EU?',
    files: [
      ...unboundFiles,
      {
        name: 'portfolioFile',
        label: 'Portfolio',
        isRequested: true,
        hint: 'PDF, ZIP or a link: put the link into your answer about your design process',
        extensions: ['pdf', 'zip'],
      },
    ],
    hasBoundFiles: false,
    questions: questions({
      designProcess: ['Your process', 'How do you get from a vague wish to a finished design?'],
      aiDesign: ['AI in design', 'What changes for a designer when the software acts by itself?'],
    }),
    scenario:
      'A customer asks for a setting that hides every mistake an agent makes. What do you draw?',
  },
  'business-development-manager': {
    workPermit: inTheNetherlands,
    files: unboundFiles,
    hasBoundFiles: false,
    questions: questions({
      salesExperience: ['Your sale', 'Describe a sale you are proud of, from first call to order.'],
      aiMarket: ['Demand for agents', 'Where do you see demand for AI agents in Europe?'],
      networkBuilding: ['Your network', 'How do you build a network in a trade new to you?'],
    }),
    scenario: 'A prospect will sign today if you add a promise we cannot keep. What do you say?',
  },
};

const email = applicantsEmail(owner);

/** In bytes. A larger file is accepted with a warning (requirements, section 5). */
export const fileLimit = 5 * 1024 * 1024;

export const application = {
  submit: 'Submit Application',
  /** A note beside the submit button. It repeats the text above the form, which is out of view on a phone. */
  notConnected: {
    name: 'Not connected yet',
    text: 'Nothing you enter here reaches us. Please answer the questions by email instead.',
  },
  write: `Write to ${email}`,
  address: `mailto:${email}`,
  /** Text of the alert after a submit (requirements, section 8). */
  submitted: toConfirm(
    'promises',
    "Application submitted successfully! We'll get back to you within 48 hours.",
  ),
  groups: { person: 'You', files: 'Your documents', questions: 'Your answers', start: 'Starting' },
  missing: 'Please fill this in',
  requested: { file: 'Please choose a file', answer: 'Please choose an answer' },
  warnings: {
    tooLarge: 'This file is larger than 5MB. You can still fill in the form.',
    otherType: 'This is not one of the file types named below. You can still fill in the form.',
  },
} as const;
