import * as z from 'zod/mini';

/** A type that the requirements name (section 3) and that no page and no endpoint uses. */
export const user = z.object({ id: z.int(), username: z.string(), password: z.string() });
