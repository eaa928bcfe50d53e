/** The project's folder: npm runs its scripts there. */
export const root = process.cwd();
