import type * as z from 'zod/mini';
import type { FieldError } from '#contract/problem';

interface Issue {
  path: PropertyKey[];
  message: string;
}

/** Returns each field's first message. An issue at `interestedAreas.0` belongs to the field `interestedAreas`. */
export function fieldErrors(issues: readonly Issue[]): FieldError[] {
  const firstByField = new Map<string, FieldError>();
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '');
    if (!firstByField.has(field)) firstByField.set(field, { field, message });
  }
  return [...firstByField.values()];
}

export function validateWith<Schema extends z.ZodMiniType<object>>(
  schema: Schema,
  sent: object,
): { fields: z.output<Schema> } | { errors: FieldError[] } {
  const parsed = schema.safeParse(sent);
  return parsed.success ? { fields: parsed.data } : { errors: fieldErrors(parsed.error.issues) };
}
