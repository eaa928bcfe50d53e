import * as z from 'zod/mini';

/** A data shape of the requirements (section 3) that no screen and no endpoint uses. */
export const user = z.object({ id: z.int(), username: z.string(), password: z.string() });
