import { ends } from './global-setup';

export default async function endRun(): Promise<void> {
  await Promise.allSettled(ends.map((end) => end()));
}
