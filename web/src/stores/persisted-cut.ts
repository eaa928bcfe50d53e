import { createPersistedStore } from './create-store';

/** What the last scan recommended, for the home page's board. It stays in this browser. */
export interface Cut {
  /** What was scanned, in the words that the board shows. */
  title: string;
  /** Products and solutions by the names that the scan gave them. */
  names: string[];
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** By hand: a schema library would come with the page. */
function parseCut(stored: unknown): Cut | null {
  const { title, names } = { ...(stored as Partial<Cut> | null | undefined) };
  return isText(title) && Array.isArray(names) ? { title, names: names.filter(isText) } : null;
}

export const cutStore = createPersistedStore<Cut | null>('scanCut', parseCut);
