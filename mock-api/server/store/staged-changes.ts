import { fingerprintOf, repeated, systemClock, type KeyEntry } from '../../core/idempotency';
import { lastId, recordOf, type Fields, type Lists } from '../../core/store';
import { byResource, resourceNames, type Records, type Resource } from '../../resources/registry';
import { appendRows, blocksByResource, blocksOf, fileParts } from './lists-text';

/**
 * The content of the file on disk: the lists, the text of their rows, and the highest id that each list has used since
 * the start or the last reset.
 */
export interface State {
  lists: Lists;
  blocks: ReturnType<typeof blocksByResource>;
  last: Record<Resource, number>;
}

export const stateOf = (lists: Lists): State => ({
  lists,
  blocks: blocksByResource(lists),
  last: byResource((resource) => lastId(lists[resource])),
});

/** The changes of a batch of calls, before their commit. A method that throws changes nothing. */
export interface StagedChanges {
  insert<R extends Resource>(
    resource: R,
    fields: Fields<R>,
    key?: { name: string; entry?: KeyEntry },
  ): Records[R];
  replace<R extends Resource>(resource: R, change: (list: Records[R][]) => Records[R][]): void;
  /**
   * Replaces all lists by copies of the given ones. The ids continue after the highest id of each given list. Other
   * properties of the JSON file stay.
   */
  reset(lists: Lists): void;
  isEmpty(): boolean;
  keys: KeyEntry[];
  parts(): Buffer[];
  /** Applies the changes to the state. Call this when they are on disk. Lists that only grew remain the same arrays. */
  settle(): void;
}

/** Starts a batch of changes to `state`. */
export function stageOver(state: State, now = systemClock): StagedChanges {
  const last = { ...state.last };
  const added = byResource(() => []) as Lists;
  const replaced: Partial<Lists> = {};
  const keys: KeyEntry[] = [];
  const listOf = <R extends Resource>(resource: R): Records[R][] => {
    const present: readonly Records[R][] = replaced[resource] ?? state.lists[resource];
    return present.concat(added[resource]);
  };
  let made: State['blocks'] | undefined;
  const blocks = () =>
    (made ??= byResource((resource) => {
      const anew = replaced[resource];
      return appendRows(anew ? blocksOf(anew) : state.blocks[resource], added[resource]);
    }));

  return {
    keys,
    insert(resource, fields, key) {
      const inBatch = keys.find((entry) => entry.key === key?.name && entry.resource === resource);
      const entry = inBatch ?? key?.entry;
      const earlier = entry && repeated<typeof resource>(entry, fields, listOf(resource));
      if (earlier) return earlier;
      const [id, createdAt] = [last[resource] + 1, now().toISOString()];
      const record = recordOf<typeof resource>(id, fields, createdAt);
      added[resource].push(record);
      last[resource] = id;
      if (key) keys.push({ key: key.name, resource, id, createdAt, fields: fingerprintOf(fields) });
      return record;
    },
    replace(resource, change) {
      const list = change(listOf(resource));
      const highest = Math.max(last[resource], lastId(list));
      Object.assign(replaced, { [resource]: list });
      added[resource] = [];
      last[resource] = highest;
    },
    reset(lists) {
      const begun = byResource((resource) => [...lists[resource]]) as Lists;
      const highest = byResource((resource) => lastId(begun[resource]));
      Object.assign(replaced, lists, begun);
      Object.assign(
        added,
        byResource(() => []),
      );
      Object.assign(last, highest);
    },
    isEmpty: () =>
      Object.keys(replaced).length === 0 && resourceNames.every((name) => added[name].length === 0),
    parts: () => fileParts({ ...state.lists, ...replaced }, blocks()),
    settle() {
      state.blocks = blocks();
      state.last = last;
      Object.assign(state.lists, replaced);
      for (const resource of resourceNames)
        for (const record of added[resource]) state.lists[resource].push(record as never);
    },
  };
}
