import { freeIntake as schema, freeIntakeRecord } from '#contract/free-intake';
import { fieldMessages } from '#contract/messages';
import { buildFreeIntake } from '#fixtures/build-free-intake';
import type { ResourceDescription } from './description';
import { validateWith } from './field-errors';

const added = { status: 'pending' };

/** The list of free intakes. The API adds the status to each record (requirements, sections 3 and 5). */
export const freeIntake = {
  summary: 'Ask for a free AI intake',
  takes: 'json',
  shapes: [{ name: 'FreeIntake', schema, example: buildFreeIntake() }],
  validate(body) {
    const validated = validateWith(schema, body);
    return 'errors' in validated ? validated : { fields: { ...validated.fields, ...added } };
  },
  record: { name: 'FreeIntakeRecord', schema: freeIntakeRecord },
  added,
  status: 201,
  refused: { field: 'email', message: fieldMessages.emailInvalid },
} satisfies ResourceDescription;
