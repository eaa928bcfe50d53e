import { contactRecords, freeIntakeRecords, scanRecords } from '#fixtures/records';
import { emptyLists } from '#mock-api/resources/store';
import { createPersistedStore } from '../stores/persisted';
import { resources, type Lists } from './lists';

/** Records that nobody has sent: what a list shows before anything was. */
const fixtures: Lists = {
  contact: contactRecords,
  'free-intake': freeIntakeRecords,
  'ai-scan': scanRecords,
};

/** Hours between the newest sample and now. */
const newestAge = 2;

/** The lists as they would be had they been written lately, the times between them kept, each marked as a sample. */
export function asSamples(lists: Lists): Lists {
  const records = resources.flatMap((resource) => lists[resource] as { createdAt: string }[]);
  const newest = Math.max(...records.map(({ createdAt }) => Date.parse(createdAt)));
  const shift = Date.now() - newestAge * 3_600_000 - newest;
  const later = <Stored extends { createdAt: string }>(record: Stored) => ({
    ...record,
    createdAt: new Date(Date.parse(record.createdAt) + shift).toISOString(),
    isSample: true,
  });
  return {
    contact: lists.contact.map(later),
    'free-intake': lists['free-intake'].map(later),
    'ai-scan': lists['ai-scan'].map(later),
  };
}

/** The fixtures' records until something else is stored. */
function parseSamples(stored: unknown): Lists {
  const found = stored as Partial<Lists> | null | undefined;
  if (!resources.every((resource) => Array.isArray(found?.[resource]))) return asSamples(fixtures);
  return found as Lists;
}

/** The samples that stand beside what was sent, until they are cleared; a reset brings the fixtures' back. */
export const samplesStore = createPersistedStore('demoSamples', parseSamples);

export const clearSamples = () => samplesStore.set(emptyLists());
