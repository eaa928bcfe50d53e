import * as z from 'zod/mini';

/** The requirements demand this type (section 3). No page and no endpoint uses it. */
export const user = z.object({ id: z.int(), username: z.string(), password: z.string() });
