import * as z from 'zod/mini';

/** A type that the requirements demand (requirements, section 3). No page and no endpoint uses it. */
export const user = z.object({ id: z.int(), username: z.string(), password: z.string() });
