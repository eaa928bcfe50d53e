import { freeIntake as schema, freeIntakeRecord } from '#contract/free-intake';
import { fieldMessages } from '#contract/messages';
import type { ResourceDescription } from './description';
import { readWith } from './field-errors';

/** Requests for a free intake; the server adds the status (specification, sections 3 and 5). */
export const freeIntake = {
  summary: 'Ask for a free AI intake',
  takes: 'json',
  shapes: [{ name: 'FreeIntake', schema }],
  read(body) {
    const read = readWith(schema, body);
    return 'errors' in read ? read : { fields: { ...read.fields, status: 'pending' } };
  },
  record: { name: 'FreeIntakeRecord', schema: freeIntakeRecord },
  status: 201,
  refused: { field: 'email', message: fieldMessages.emailInvalid },
} satisfies ResourceDescription;
