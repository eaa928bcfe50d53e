import { emptyLists } from '#mock-api/core/store';
import { resourceNames, type Resource } from '#mock-api/resources/registry';
import { useStore } from '../../stores/use-store';
import { samplesStore, submissionsStore } from '../state/submissions';

export interface Submission {
  resource: Resource;
  record: Record<string, unknown> & { id: number; createdAt: string; isSample?: boolean };
}

export const noLists = emptyLists();

export function useSubmissions(): Submission[] {
  const stored = [useStore(samplesStore, noLists), useStore(submissionsStore, noLists)];
  return stored
    .flatMap((lists) =>
      resourceNames.flatMap((resource) =>
        (lists[resource] as Submission['record'][]).map((record) => ({ resource, record })),
      ),
    )
    .toSorted(
      (one, other) =>
        other.record.createdAt.localeCompare(one.record.createdAt) ||
        other.record.id - one.record.id,
    );
}
