import * as z from 'zod/mini';

/** Body of every error response (RFC 9457, `application/problem+json`). Only a 422 has `errors`. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
});

export type Problem = z.infer<typeof problem>;
export type FieldError = NonNullable<Problem['errors']>[number];
