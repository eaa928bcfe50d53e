import * as z from 'zod/mini';
import { budgets, companySizes, industries, interestAreas, timelines } from './intake-choices';
import { fieldMessages } from './messages';
import { emailAddress, optionalText, requiredLine, requiredText, storedFields } from './text';

export const freeIntake = z.object({
  firstName: requiredLine(2, fieldMessages.firstNameTooShort),
  lastName: requiredLine(2, fieldMessages.lastNameTooShort),
  email: emailAddress,
  company: requiredLine(2, fieldMessages.companyRequired),
  industry: z.enum(industries, { error: fieldMessages.industryMissing }),
  companySize: z.enum(companySizes, { error: fieldMessages.companySizeMissing }),
  currentChallenges: requiredText(20, fieldMessages.challengesTooShort),
  interestedAreas: z
    .array(z.enum(interestAreas, { error: fieldMessages.interestedAreasMissing }), {
      error: fieldMessages.interestedAreasMissing,
    })
    .check(z.minLength(1, fieldMessages.interestedAreasMissing)),
  currentTools: optionalText,
  timeline: z.enum(timelines, { error: fieldMessages.timelineMissing }),
  budget: z.enum(budgets, { error: fieldMessages.budgetMissing }),
});

export const freeIntakeRecord = z.extend(freeIntake, {
  ...storedFields,
  /** A new intake has the status `pending`. Staff may change it later (requirements, section 3). */
  // oxlint-disable-next-line no-underscore-dangle -- zod/mini's name
  status: z._default(z.string(), 'pending'),
});

export type FreeIntake = z.infer<typeof freeIntake>;
export type FreeIntakeRecord = z.infer<typeof freeIntakeRecord>;
