import { ends } from './global-setup';

/** Jest's global tear-down for the journeys: stops the browsers and servers of all workers. */
export default async function endRun(): Promise<void> {
  await Promise.allSettled(ends.map((end) => end()));
}
