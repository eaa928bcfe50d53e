import { buildContactVariantA } from '#fixtures/build-contact';
import { load, percentile } from '../test/support/kills/load';
import type { MeasuredServer } from './servers';

export interface Measurement {
  requestsPerSecond: number;
  /** The server's own CPU time a request, in milliseconds. */
  cpuMs: number;
  p50: number;
  p99: number;
  peakMiB: number;
}

const connections = 50;

/**
 * What posting contact messages costs a server that holds as many records as it was started with:
 * it warms up, is put back to them, and takes at most `requests`, so that they stay about as many.
 */
export async function measure(
  start: (records: number) => Promise<MeasuredServer>,
  records: number,
  { requests, ms }: { requests: number; ms: number },
): Promise<Measurement> {
  const server = await start(records);
  try {
    const body = () => JSON.stringify(buildContactVariantA());
    const posts = { port: server.port, path: server.path, body, connections };
    // As long as the compiler still works on it, the first requests cost several times the later ones.
    await load({ ...posts, ms: 6_000, requests: 8_000 });
    await server.reset();
    const before = await server.usage();
    const { latencies, seconds } = await load({ ...posts, ms, requests });
    const after = await server.usage();
    return {
      requestsPerSecond: latencies.length / seconds,
      cpuMs: (after.cpuMs - before.cpuMs) / latencies.length,
      p50: percentile(latencies, 0.5),
      p99: percentile(latencies, 0.99),
      peakMiB: after.peakMiB,
    };
  } finally {
    await server.stop();
  }
}
