import { emptyLists, lastId, recordOf, type Store } from './store';

/** A store that lives as long as the page or the test. `lists` seeds it and is what it fills. */
export function createMemoryStore(lists = emptyLists()): Store {
  return {
    insert: async (resource, fields) => {
      const record = recordOf<typeof resource>(lastId(lists[resource]) + 1, fields);
      lists[resource].push(record);
      return record;
    },
    list: async (resource) => lists[resource],
  };
}
