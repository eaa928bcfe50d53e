import { started } from './global-setup';

export default async function endWorkers(): Promise<void> {
  await Promise.all(started.map(({ end }) => end()));
}
