/** Why the server cannot start, in one sentence for the terminal. */
export class StartError extends Error {}

/** Not by `instanceof`: Node's own errors are of another realm inside jest. */
export const codeOf = (error: unknown) => String((error as NodeJS.ErrnoException).code ?? error);
