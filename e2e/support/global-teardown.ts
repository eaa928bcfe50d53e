import { started } from './global-setup';

/** Jest's global tear-down for the journeys: stops the workers' browsers and servers. */
export default async function endWorkers(): Promise<void> {
  await Promise.all(started.map(({ end }) => end()));
}
