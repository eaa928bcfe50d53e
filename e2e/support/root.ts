/** The project's folder, in which npm runs scripts. */
export const root = process.cwd();
