/**
 * The lists of the API, a row each: its key in the JSON file, which is its name under `/api` too, and the file that
 * describes it. Descriptions hold schemas and are half of the start-up time, so that each comes when it is asked for.
 */
export const registry = {
  contact: async () => (await import('./contact')).contact,
  'free-intake': async () => (await import('./free-intake')).freeIntake,
  'ai-scan': async () => (await import('./ai-scan')).aiScan,
};
