import * as z from 'zod/mini';
import {
  contactRecord,
  contactRecordFor,
  contactSchemaFor,
  contactVariantA,
  contactVariantB,
} from '#contract/contact';
import { fieldMessages } from '#contract/messages';
import { buildContactVariantA, buildContactVariantB } from '#fixtures/build-contact';
import type { ResourceDescription } from './description';
import { validateWith } from './field-errors';

/** The list of messages and Discovery requests. The requirements, sections 3 and 5, define its two variants. */
export const contact = {
  summary: 'Send a contact message or a Discovery request',
  takes: 'json',
  shapes: [
    { name: 'ContactVariantA', schema: contactVariantA, example: buildContactVariantA() },
    // Variant B has no subject. A body with a subject, even an empty one, is variant A.
    {
      name: 'ContactVariantB',
      schema: z.extend(contactVariantB, { subject: z.optional(z.never()) }),
      example: buildContactVariantB(),
    },
  ],
  validate: (body) => validateWith(contactSchemaFor(body), body),
  record: { name: 'ContactRecord', schema: contactRecord, for: contactRecordFor },
  status: 201,
  refused: { field: 'email', message: fieldMessages.emailInvalid },
} satisfies ResourceDescription;
