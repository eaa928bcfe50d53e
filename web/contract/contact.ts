import * as z from 'zod/mini';
import { fieldMessages } from './messages';
import { emailAddress, optionalLine, requiredLine, requiredText, storedFields } from './text';

export const contactServices = [
  'ai-agent-suite',
  'voice-agent',
  'analyst-suite',
  'document-processing',
  'discovery',
  'custom-solution',
] as const;
export type ContactService = (typeof contactServices)[number];

const person = {
  firstName: requiredLine(1, fieldMessages.firstNameRequired),
  lastName: requiredLine(1, fieldMessages.lastNameRequired),
  email: emailAddress,
  company: optionalLine,
};

/** Sent by the home page's contact section. Only this variant has a `subject`. */
export const contactVariantA = z.object({
  ...person,
  subject: requiredLine(1, fieldMessages.requiredFields),
  message: requiredText(1, fieldMessages.requiredFields),
});

/** Sent by the contact page and by the Discovery dialog. */
export const contactVariantB = z.object({
  ...person,
  service: z.pipe(
    z.pipe(
      z.optional(
        z.union([z.literal(''), z.enum(contactServices)], { error: fieldMessages.serviceUnknown }),
      ),
      z.transform((value): ContactService | undefined => value || undefined),
    ),
    z.optional(z.enum(contactServices)),
  ),
  message: requiredText(10, fieldMessages.messageTooShort),
});

export const contactRecordA = z.extend(contactVariantA, storedFields);
export const contactRecordB = z.extend(contactVariantB, storedFields);
export const contactRecord = z.union([contactRecordA, contactRecordB]);

export type ContactVariantA = z.infer<typeof contactVariantA>;
export type ContactVariantB = z.infer<typeof contactVariantB>;
export type ContactRecord = z.infer<typeof contactRecord>;

/** A body with a `subject`, even an empty one, is variant A. */
export function contactSchemaFor(body: object) {
  return 'subject' in body ? contactVariantA : contactVariantB;
}

export function contactRecordFor(record: object) {
  return 'subject' in record ? contactRecordA : contactRecordB;
}
