import { buildRecords } from '#fixtures/records';
import { resourceNames } from '#mock-api/resources/resource';
import { emptyLists, type Lists } from '#mock-api/resources/store';
import { createPersistedStore } from '../stores/persisted';

/** Records that nobody has sent, marked as samples. */
export function asSamples(lists: Lists): Lists {
  const marked = <Stored extends object>(record: Stored) => ({ ...record, isSample: true });
  return {
    contact: lists.contact.map(marked),
    'free-intake': lists['free-intake'].map(marked),
    'ai-scan': lists['ai-scan'].map(marked),
  };
}

/** The fixtures' records until something else is stored. */
function parseSamples(stored: unknown): Lists {
  const found = stored as Partial<Lists> | null | undefined;
  return resourceNames.every((resource) => Array.isArray(found?.[resource]))
    ? (found as Lists)
    : asSamples({ ...emptyLists(), ...buildRecords() });
}

/** The samples that stand beside what was sent, until they are cleared; a reset brings the fixtures' back. */
export const samplesStore = createPersistedStore('demoSamples', parseSamples);

export const clearSamples = () => samplesStore.set(emptyLists());
