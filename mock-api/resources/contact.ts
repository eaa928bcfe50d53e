import { contactSchemaFor } from '#contract/contact';
import { created, invalid, type Answer } from './answer';
import { fieldErrors } from './field-errors';
import type { Store } from './store';

/** `POST /api/contact`: 201 with the stored record, or 422 (specification, sections 3 and 5). */
export async function postContact(body: object, store: Store, key?: string): Promise<Answer> {
  const parsed = contactSchemaFor(body).safeParse(body);
  if (!parsed.success) return invalid(fieldErrors(parsed.error.issues));
  return created(await store.insert('contact', parsed.data, key));
}
