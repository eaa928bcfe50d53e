import type { ScanRecord, ScanResult } from '#contract/ai-scan';
import { buildRecords } from '#fixtures/records';
import { createMemoryStore } from '#mock-api/core/memory-store';
import { emptyLists, type Lists, type Store } from '#mock-api/core/store';
import { byResource, resourceNames } from '#mock-api/resources/registry';
import { createPersistedStore } from '../../stores/create-store';

export const asSamples = (lists: Lists) =>
  byResource((resource) =>
    lists[resource].map((record) => ({ ...record, isSample: true })),
  ) as unknown as Lists;

/** Returns the fixtures' records if no samples are stored. */
function parseSamples(stored: unknown): Lists {
  const found = stored as Partial<Lists> | null | undefined;
  return resourceNames.every((resource) => Array.isArray(found?.[resource]))
    ? (found as Lists)
    : asSamples({ ...emptyLists(), ...buildRecords() });
}

/** Sample records of each list. A reset restores the fixtures' records. */
export const samplesStore = createPersistedStore('demoSamples', parseSamples);

export const clearSamples = () => samplesStore.set(emptyLists());

export type Findings = { readonly [Field in keyof ScanResult]: Readonly<ScanResult[Field]> };

/** Replaces an invalid list by an empty one and drops invalid records. */
function parseLists(stored: unknown): Lists {
  const lists = emptyLists();
  for (const resource of resourceNames) {
    const list = (stored as Partial<Record<keyof Lists, unknown>> | null | undefined)?.[resource];
    if (Array.isArray(list)) Object.assign(lists, { [resource]: list.filter(isRecord) });
  }
  return lists;
}

const isRecord = (value: unknown): boolean =>
  Number.isSafeInteger((value as { id?: unknown } | null)?.id);

/** Records sent in this browser since the last reset. */
export const submissionsStore = createPersistedStore('demoSubmissions', parseLists);

const isSent = (record: object) => !('isSample' in record);

/** Creates the mock API's store over the samples and {@link submissionsStore}. All tabs of the demo share it. */
export function createBrowserStore(): Store {
  const lists = emptyLists();
  const memory = createMemoryStore(lists);
  const load = () => {
    const [samples, sent] = [samplesStore.get(), submissionsStore.get()];
    const stored = byResource((resource) => [...samples[resource], ...sent[resource]]);
    Object.assign(lists, structuredClone(stored));
  };
  return {
    insert(...call) {
      load();
      const inserted = memory.insert(...call);
      // Stores synchronously, so that a concurrent insert loads this record too.
      const sent = byResource((resource) => (lists[resource] as object[]).filter(isSent));
      submissionsStore.set(sent as Lists);
      return inserted;
    },
    async list(resource) {
      load();
      return memory.list(resource);
    },
  };
}

/** Adds the result to the stored scan, because the mock API's record contains only the request. */
export function storeFindings(id: number, found: Findings) {
  const lists = submissionsStore.get();
  const scans = lists['ai-scan'].map((scan) => (scan.id === id ? { ...scan, found } : scan));
  submissionsStore.set({ ...lists, 'ai-scan': scans });
}

export const withoutScheme = (address: string) =>
  address.replace(/^https?:\/\//i, '').replace(/\/$/, '');

export const documentsIn = (names: readonly string[]) =>
  names.length === 1 ? names[0]! : `${names.length} documents`;

/** Returns the input of a scan: the URL without its scheme, or the documents. */
export const scanSubject = (scan: ScanRecord): string =>
  scan.type === 'website'
    ? withoutScheme(scan.url)
    : documentsIn(scan.files.map(({ name }) => name));
