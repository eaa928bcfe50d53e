import { ends } from './global-setup';

/** Jest's global tear-down for the journeys: ends the workers' browsers and servers. */
export default async function endRun(): Promise<void> {
  await Promise.allSettled(ends.map((end) => end()));
}
