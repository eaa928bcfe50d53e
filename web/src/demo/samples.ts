import { buildRecords } from '#fixtures/records';
import { byResource } from '#mock-api/resources/resource';
import { emptyLists } from '#mock-api/resources/store';
import { createPersistedStore } from '../stores/persisted';
import { resources, type Lists } from './lists';

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
  return byResource((resource) => (lists[resource] as never[]).map(later)) as Lists;
}

/** The fixtures' records, which nobody has sent, until something else is stored. */
function parseSamples(stored: unknown): Lists {
  const found = stored as Partial<Lists> | null | undefined;
  if (!resources.every((resource) => Array.isArray(found?.[resource])))
    return asSamples(buildRecords());
  return found as Lists;
}

/** The samples that stand beside what was sent, until they are cleared; a reset brings the fixtures' back. */
export const samplesStore = createPersistedStore('demoSamples', parseSamples);

export const clearSamples = () => samplesStore.set(emptyLists());
