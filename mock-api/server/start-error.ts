/** Thrown if the server cannot start. The message is one sentence for the terminal. */
export class StartError extends Error {}

/**
 * Returns the code of a Node error. Does not use `instanceof`, because in jest Node's errors come from another realm.
 */
export const codeOf = (error: unknown) => String((error as NodeJS.ErrnoException).code ?? error);
