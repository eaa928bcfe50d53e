import { createMemoryStore } from '#mock-api/resources/memory-store';
import { resourceNames, type Resource } from '#mock-api/resources/resource';
import { emptyLists, type Lists, type Store } from '#mock-api/resources/store';
import { createPersistedStore } from '../stores/persisted';

/** Lists as they were written; a damaged one is empty, the others stay. */
function parseLists(stored: unknown): Lists {
  const lists = emptyLists();
  for (const resource of resourceNames) {
    const list = (stored as Partial<Record<Resource, unknown>> | null | undefined)?.[resource];
    if (Array.isArray(list)) Object.assign(lists, { [resource]: list.filter(isRecord) });
  }
  return lists;
}

const isRecord = (value: unknown): boolean =>
  Number.isSafeInteger((value as { id?: unknown } | null)?.id);

/** What was sent in this browser, until the demo is reset. */
export const submissionsStore = createPersistedStore('demoSubmissions', parseLists);

/** The mock API's store over {@link submissionsStore}: two tabs of one demo share their lists. */
export function createBrowserStore(): Store {
  const lists = emptyLists();
  const memory = createMemoryStore(lists);
  const readAnew = () => Object.assign(lists, structuredClone(submissionsStore.get()));
  return {
    insert(...call) {
      readAnew();
      const inserted = memory.insert(...call);
      // Before anyone waits: the next call reads anew.
      submissionsStore.set(lists);
      return inserted;
    },
    async list(resource) {
      readAnew();
      return memory.list(resource);
    },
  };
}
