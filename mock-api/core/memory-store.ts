import { insertRecord } from './idempotency';
import { emptyLists, lastId, type Store } from './store';

/** `insert` changes `lists` synchronously, so two concurrent calls never get the same id. */
export function createMemoryStore(lists = emptyLists()): Store {
  const content = { lists, keys: new Map() };
  return {
    insert: async (resource, fields, key) =>
      insertRecord<typeof resource>(content, resource, fields, {
        id: lastId(lists[resource]) + 1,
        key,
      }),
    list: async (resource) => lists[resource],
  };
}
