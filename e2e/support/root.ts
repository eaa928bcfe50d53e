/** The project's folder, because npm runs scripts there. */
export const root = process.cwd();
