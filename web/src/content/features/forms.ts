import type { ContactService } from '#contract/contact';
import { toastMessages } from '#contract/messages';
import { owner } from '../owner';
import { dataUseTexts } from '../owner-texts';

/**
 * Notes of the forms on the use of data. They say that no file of a scan is kept: the server stores none
 * (contract/ai-scan.ts).
 */
export const dataUse = dataUseTexts(owner);

export const sent = { ...toastMessages.contactSectionSuccess, again: 'Send another message' };

const serviceLabels: Record<ContactService, string> = {
  'ai-agent-suite': 'AI Agent Suite',
  'voice-agent': 'Voice Agent',
  'analyst-suite': 'Analyst Suite',
  'document-processing': 'Document Processing',
  discovery: 'Discovery session',
  'custom-solution': 'Custom solution',
};

const shortText = { kind: 'text', isHalf: true } as const;

export const personFields = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name', ...shortText },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name', ...shortText },
  { name: 'email', label: 'Email', kind: 'email', autoComplete: 'email', isHalf: true },
] as const;

export const companyField = {
  ...shortText,
  name: 'company',
  label: 'Company',
  autoComplete: 'organization',
} as const;

// The requirements (section 9) ask for five rows.
const message = { name: 'message', label: 'Message', kind: 'long-text', rows: 5 } as const;

export const contactSectionFields = [
  ...personFields,
  { ...companyField, isOptional: true },
  { name: 'subject', label: 'Subject', kind: 'text' },
  message,
] as const;

export const contactPageFields = [
  ...personFields,
  { ...companyField, isOptional: true },
  {
    name: 'service',
    label: 'Service',
    kind: 'select',
    isOptional: true,
    emptyLabel: 'No preference yet',
    options: Object.entries(serviceLabels).map(([value, label]) => ({ value, label })),
  },
  { ...message, hint: 'At least 10 characters. Please leave out other people’s names.' },
] as const;
