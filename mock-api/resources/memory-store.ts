import { createKeyRing, repeated } from './idempotency';
import { emptyLists, lastId, recordOf, type Store } from './store';

/** A store that lives as long as the page or the test. `lists` seeds it and is what it fills. */
export function createMemoryStore(lists = emptyLists()): Store {
  const keys = createKeyRing();
  return {
    insert: async (resource, fields, key) => {
      const entry = key === undefined ? undefined : keys.entryOf(resource, key);
      const earlier = entry && repeated(entry, fields, lists[resource]);
      if (earlier) return earlier;
      const record = recordOf<typeof resource>(lastId(lists[resource]) + 1, fields);
      lists[resource].push(record);
      if (key !== undefined)
        keys.add({ key, resource, id: record.id, createdAt: record.createdAt });
      return record;
    },
    list: async (resource) => lists[resource],
  };
}
