import { useEffect } from 'react';
import { mutate } from 'swr';
import { endpoints } from '#contract/endpoints';
import { emptyLists } from '#mock-api/core/store';
import type { Resource } from '#mock-api/resources/registry';
import { useRead } from '../../api/use-read';
import { useStore } from '../../stores/use-store';
import { samplesStore, submissionsStore, withSamples } from '../state/submissions';

/** A stored record as the console shows it. */
export interface Submission {
  resource: Resource;
  record: Record<string, unknown> & { id: number; createdAt: string; isSample?: boolean };
}

const { contact, freeIntake, aiScan } = endpoints;
const noLists = emptyLists();

/**
 * Everything that was sent and the samples, newest first, read through the API. The product itself revalidates the
 * intakes' key after an intake (specification, section 7); it has no reason to read the other lists again, so they are
 * handed over.
 */
export function useSubmissions(): Submission[] {
  const sent = useStore(submissionsStore, noLists);
  const samples = useStore(samplesStore, noLists);
  // A console that is opened while something is on its way gets no answer to what it reads of that list.
  const known = (resource: Resource) => [...samples[resource], ...sent[resource]];
  const lists = [
    { resource: contact.resource, data: useRead(contact.path).data ?? known('contact') },
    { resource: freeIntake.resource, data: useRead(freeIntake.path).data ?? known('free-intake') },
    { resource: aiScan.resource, data: useRead(aiScan.path).data ?? known('ai-scan') },
  ];
  useEffect(() => {
    const handleChange = () => {
      const stored = withSamples();
      // Not read again: SWR drops what it reads of a key that is being written at the time.
      for (const { path, resource } of [contact, aiScan])
        void mutate(path, stored[resource], { revalidate: false });
    };
    // Another tab's intake, or samples that have gone.
    const handleIntakes = () => void mutate(freeIntake.path);
    const ends = [
      submissionsStore.subscribe(handleChange),
      samplesStore.subscribe(handleChange),
      samplesStore.subscribe(handleIntakes),
    ];
    addEventListener('storage', handleIntakes);
    return () => {
      for (const end of ends) end();
      removeEventListener('storage', handleIntakes);
    };
  }, []);
  return lists
    .flatMap(({ resource, data }) =>
      Array.isArray(data)
        ? (data as Submission['record'][]).map((record) => ({ resource, record }))
        : [],
    )
    .toSorted(
      (one, other) =>
        other.record.createdAt.localeCompare(one.record.createdAt) ||
        other.record.id - one.record.id,
    );
}
