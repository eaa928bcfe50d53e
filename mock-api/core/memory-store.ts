import { createKeyRing, fingerprintOf, repeated, systemClock } from './idempotency';
import { emptyLists, lastId, recordOf, type Store } from './store';

/** Creates a store in memory. `insert` changes `lists` synchronously, so two concurrent calls never get the same id. */
export function createMemoryStore(lists = emptyLists()): Store {
  const keys = createKeyRing();
  return {
    insert: async (resource, fields, key) => {
      const entry = key === undefined ? undefined : keys.entryOf(resource, key);
      const earlier = entry && repeated<typeof resource>(entry, fields, lists[resource]);
      if (earlier) return earlier;
      const [id, createdAt] = [lastId(lists[resource]) + 1, systemClock().toISOString()];
      const record = recordOf<typeof resource>(id, fields, createdAt);
      lists[resource].push(record);
      if (key !== undefined)
        keys.add({ key, resource, id, createdAt, fields: fingerprintOf(fields) });
      return record;
    },
    list: async (resource) => lists[resource],
  };
}
