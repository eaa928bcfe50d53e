import { buildContactVariantA } from '#fixtures/build-contact';
import { load, percentile } from '../test/support/kills/load';
import type { MeasuredServer } from './servers';

export interface Measurement {
  requestsPerSecond: number;
  /** CPU time of the server per request, in milliseconds. */
  cpuMs: number;
  p50: number;
  p99: number;
  peakMiB: number;
}

const connections = 50;

/**
 * Measures POSTs to a server that starts with `records` records. Sends few requests, because each one adds a record and
 * so makes the data file larger.
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
    // The first requests take several times as long as later ones, because V8 is still compiling.
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
