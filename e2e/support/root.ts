/** The path of the project's folder, in which npm runs scripts. */
export const root = process.cwd();
