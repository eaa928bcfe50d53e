import type { Resource } from '#contract/endpoints';
import { repeated, type KeyEntry } from '../../resources/idempotency';
import { lastId, recordOf, type Fields, type Records } from '../../resources/store';
import { appendRows, blocksOf, fileParts, type Lists, type RowBlocks } from './lists-text';

export type BlocksByResource = Record<Resource, RowBlocks>;

/** What is on disk: the lists, the text of their rows, and each list's highest id. */
export interface State {
  lists: Lists;
  blocks: BlocksByResource;
  last: Record<Resource, number>;
}

function each<Value>(make: (resource: Resource) => Value): Record<Resource, Value> {
  return {
    contact: make('contact'),
    'free-intake': make('free-intake'),
    'ai-scan': make('ai-scan'),
  };
}

export const stateOf = (lists: Lists): State => ({
  lists,
  blocks: each((resource) => blocksOf(lists[resource])),
  last: each((resource) => lastId(lists[resource])),
});

/** A commit in the making: `state` and what a batch of calls adds to it. `state` stays as it is. */
export interface Draft {
  insert<R extends Resource>(
    resource: R,
    fields: Fields<R>,
    key?: { name: string; entry?: KeyEntry },
  ): Records[R];
  /** Puts a changed list in the place of the present one. */
  replace<R extends Resource>(resource: R, change: (list: Records[R][]) => Records[R][]): void;
  /** Begins anew with these lists, ids included. */
  reset(lists: Lists): void;
  isEmpty(): boolean;
  keys: KeyEntry[];
  parts(): Buffer[];
  /** Makes it the state, once it is on disk. Lists that only grew are the same arrays as before. */
  settle(): void;
}

export function draftOver(state: State): Draft {
  const last = { ...state.last };
  const added: { [R in Resource]: Records[R][] } = {
    contact: [],
    'free-intake': [],
    'ai-scan': [],
  };
  const replaced: Partial<Lists> = {};
  const keys: KeyEntry[] = [];
  const listOf = <R extends Resource>(resource: R): Records[R][] => {
    const present: readonly Records[R][] = replaced[resource] ?? state.lists[resource];
    return present.concat(added[resource]);
  };
  const repliedTo = <R extends Resource>(resource: R, fields: Fields<R>, entry?: KeyEntry) =>
    entry && repeated(entry, fields, listOf(resource));
  const blocks = each((resource) => {
    const made: { now?: RowBlocks } = {};
    return () =>
      (made.now ??= appendRows(
        replaced[resource] ? blocksOf(replaced[resource]) : state.blocks[resource],
        added[resource],
      ));
  });

  return {
    keys,
    insert(resource, fields, key) {
      const inBatch = keys.find((entry) => entry.key === key?.name && entry.resource === resource);
      const earlier = repliedTo(resource, fields, inBatch ?? key?.entry);
      if (earlier) return earlier;
      const record = recordOf<typeof resource>((last[resource] += 1), fields);
      added[resource].push(record);
      if (key) keys.push({ key: key.name, resource, id: record.id, createdAt: record.createdAt });
      return record;
    },
    replace(resource, change) {
      replaced[resource] = change(listOf(resource)) as Lists[typeof resource];
      added[resource] = [];
      last[resource] = Math.max(last[resource], lastId(replaced[resource]));
    },
    reset(lists) {
      for (const [resource, list] of Object.entries(lists) as [Resource, Lists[Resource]][]) {
        Object.assign(replaced, { [resource]: [...list] });
        added[resource] = [];
        last[resource] = lastId(list);
      }
    },
    isEmpty: () =>
      Object.keys(replaced).length === 0 && Object.values(added).every((list) => list.length === 0),
    parts: () =>
      fileParts(
        { ...state.lists, ...replaced },
        each((resource) => blocks[resource]()),
      ),
    settle() {
      Object.assign(state.lists, replaced);
      state.lists.contact.push(...added.contact);
      state.lists['free-intake'].push(...added['free-intake']);
      state.lists['ai-scan'].push(...added['ai-scan']);
      state.blocks = each((resource) => blocks[resource]());
      state.last = last;
    },
  };
}
