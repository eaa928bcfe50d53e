/** The reason why the server cannot start, as one sentence for the terminal. */
export class StartError extends Error {}

/** Returns the code of a Node error. `instanceof` fails in jest, where Node's errors come from another realm. */
export const codeOf = (error: unknown) => String((error as NodeJS.ErrnoException).code ?? error);
