import * as z from 'zod/mini';

/** The body of every error answer (RFC 9457, `application/problem+json`); `errors` on 422 only. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
});

export type Problem = z.infer<typeof problem>;
export type FieldError = NonNullable<Problem['errors']>[number];
