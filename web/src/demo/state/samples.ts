import { buildRecords } from '#fixtures/records';
import { byResource, resourceNames } from '#mock-api/resources/description';
import { emptyLists, type Lists } from '#mock-api/core/store';
import { createPersistedStore } from '../../stores/persisted';

/** Records that nobody has sent, marked as samples. */
export const asSamples = (lists: Lists) =>
  byResource((resource) =>
    lists[resource].map((record) => ({ ...record, isSample: true })),
  ) as unknown as Lists;

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
