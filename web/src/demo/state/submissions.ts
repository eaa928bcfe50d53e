import * as z from 'zod/mini';
import type { ScanRecord, ScanResult } from '#contract/ai-scan';
import { createMemoryStore } from '#mock-api/core/memory-store';
import { emptyLists, type Lists, type Store } from '#mock-api/core/store';
import { byResource, resourceNames, type Resource } from '#mock-api/resources/registry';
import { createPersistedStore } from '../../stores/create-store';
import type { Customer } from './customer';

const storedRecord = z.looseObject({ id: z.int() });
/** A list may be missing, because an earlier version of the demo had fewer lists. */
const storedLists = z.object(byResource(() => z.catch(z.array(storedRecord), [])));
const parseLists = (stored: unknown) => storedLists.safeParse(stored).data as Lists | undefined;

/** Sample records of each list. The presenter prepares them, and a reset removes them. */
export const samplesStore = createPersistedStore(
  'demoSamples',
  (stored) => parseLists(stored) ?? emptyLists(),
);

export type Findings = { readonly [Field in keyof ScanResult]: Readonly<ScanResult[Field]> };

/** Records that visitors have sent with forms in this browser since the last reset. */
export const submissionsStore = createPersistedStore(
  'demoSubmissions',
  (stored) => parseLists(stored) ?? emptyLists(),
);

/** State of both stores before a page has read the storage. */
export const noLists = emptyLists();

const isSent = (record: object) => !('isSample' in record);

/** Creates the mock API's store. Its records are in local storage, which all tabs of the demo share. */
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
      // The next call loads all records from local storage, so this record must be there by then.
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

/** Adds a scan's result to its stored record. The mock API stores only the request. */
export function storeFindings(id: number, found: Findings) {
  const lists = submissionsStore.get();
  const scans = lists['ai-scan'].map((scan) => (scan.id === id ? { ...scan, found } : scan));
  submissionsStore.set({ ...lists, 'ai-scan': scans });
}

/** Asks before leads or the preparation for `customer` are lost. Returns true also if nothing would be lost. */
export function mayDelete(customer?: Customer | null): boolean {
  const lists = submissionsStore.get();
  const sent = resourceNames.reduce((sum, name) => sum + lists[name].length, 0);
  const leads = sent === 1 ? '1 lead' : `${sent} leads`;
  const losses = [
    sent > 0 && `This deletes ${leads} in the inbox. To export first, cancel and use the inbox.`,
    customer && `The demo is then no longer prepared for ${customer.name}.`,
  ].filter(Boolean);
  return losses.length === 0 || confirm(losses.join(' '));
}

const labels: Partial<Record<Resource, string>> = {
  contact: 'Contact and Discovery',
  'ai-scan': 'AI scan',
};

/** Returns a list's name for the presenter, such as "Free intake" for `free-intake`. */
export const labelOf = (resource: Resource): string =>
  labels[resource] ?? `${resource[0]!.toUpperCase()}${resource.slice(1).replaceAll('-', ' ')}`;

export const withoutScheme = (address: string) =>
  address.replace(/^https?:\/\//i, '').replace(/\/$/, '');

export const documentsIn = (names: readonly string[]) =>
  names.length === 1 ? names[0]! : `${names.length} documents`;

/** Returns a name for a scan: the website's URL without its scheme, or the documents. */
export const scanSubject = (scan: ScanRecord): string =>
  scan.type === 'website'
    ? withoutScheme(scan.url)
    : documentsIn(scan.files.map(({ name }) => name));
