import { freeIntake } from '#contract/free-intake';
import { created, invalid, type Answer } from './answer';
import { fieldErrors } from './field-errors';
import type { Store } from './store';

/** `POST /api/free-intake`: 201 with the stored record, status pending, or 422 (sections 3 and 5). */
export async function postFreeIntake(body: object, store: Store, key?: string): Promise<Answer> {
  const parsed = freeIntake.safeParse(body);
  if (!parsed.success) return invalid(fieldErrors(parsed.error.issues));
  const fields = { ...parsed.data, status: 'pending' } as const;
  return created(await store.insert('free-intake', fields, key));
}
