/** The server cannot start. The message is one sentence for the terminal. */
export class StartError extends Error {}

/** Returns an error's code. In jest Node's errors come from another realm, so `instanceof` would fail. */
export const codeOf = (error: unknown) => String((error as NodeJS.ErrnoException).code ?? error);
