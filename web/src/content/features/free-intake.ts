import { type FreeIntake } from '#contract/free-intake';
import {
  budgetLabels,
  companySizes,
  industryLabels,
  storedChoice,
  timelineLabels,
} from '#contract/intake-choices';
import { discovery } from './discovery';
import { companyField, personFields } from './forms';

const storedLowerCase = (labels: readonly string[]) =>
  labels.map((label) => ({ value: storedChoice(label), label }));

export const areaLabels: Record<FreeIntake['interestedAreas'][number], string> = {
  'customer-service': 'Customer service',
  'data-analysis': 'Data analysis',
  'hr-recruitment': 'HR & recruitment',
  'sales-marketing': 'Sales & marketing',
  operations: 'Operations',
  finance: 'Finance',
  content: 'Content',
  compliance: 'Compliance',
};

export const intakeSteps = [
  {
    label: 'You and your company',
    title: 'Tell us who you are',
    fields: [
      ...personFields,
      companyField,
      {
        name: 'industry',
        label: 'Industry',
        kind: 'select',
        isHalf: true,
        emptyLabel: 'Choose an industry',
        options: storedLowerCase(industryLabels),
      },
      {
        name: 'companySize',
        label: 'Company size',
        kind: 'select',
        isHalf: true,
        emptyLabel: 'Choose a size',
        options: companySizes.map((value) => ({ value, label: `${value} employees` })),
      },
    ],
  },
  {
    label: 'Your work',
    title: 'What takes up your time?',
    fields: [
      {
        name: 'currentChallenges',
        label: 'Current challenges',
        kind: 'long-text',
        placeholder: 'Invoices arrive by email and two people retype them...',
        hint: 'At least 20 characters. Please leave out names of staff and customers.',
      },
      {
        name: 'interestedAreas',
        label: 'Areas of interest',
        kind: 'choices',
        mark: 'choose one or more',
        options: Object.entries(areaLabels).map(([value, label]) => ({ value, label })),
      },
      { name: 'currentTools', label: 'Current tools', kind: 'text', isOptional: true },
    ],
  },
  {
    label: 'Time and budget',
    title: 'Your time and budget',
    fields: [
      {
        name: 'timeline',
        label: 'Timeline',
        kind: 'select',
        emptyLabel: 'Choose a timeline',
        options: storedLowerCase(timelineLabels),
      },
      {
        name: 'budget',
        label: 'Budget (EUR)',
        kind: 'select',
        emptyLabel: 'Choose a budget range',
        hint: 'For the first year, with building. A guess is enough.',
        options: storedLowerCase(budgetLabels),
      },
    ],
  },
] as const;

export const intake = {
  name: 'Free AI Intake',
  previous: 'Previous',
  next: 'Next',
  submit: 'Submit Free Intake',
  promise: 'Recommendations within 24 hours.',
  thanks: {
    title: 'Thank you, we are on it',
    text: 'A person reads your answers and writes to you within 24 hours, with recommendations for your company. It stays free.',
    upgradeText: `You can simply wait for our reply. Full Discovery goes further, with a blueprint and a roadmap in 3-5 days for €400, ${discovery.price.text}.`,
    upgrade: 'Upgrade to Full Discovery',
    close: 'Close',
  },
} as const;
