import { spawn } from 'node:child_process';
import { killRounds } from '../test/support/kills/kill-rounds';
import { percentile } from '../test/support/kills/load';
import { startRealServer } from '../test/support/real-server';
import { measure } from './measure';
import { atLeast, atMost, type BenchRow } from './row';
import { startJsonServer, startOwn } from './servers';

const forComparison = (name: string, value: number, unit: string): BenchRow => ({
  name,
  value,
  unit,
  goal: 'for comparison',
  passes: true,
});

/**
 * Measures the mock API and json-server 0.17.4 with 50 connections each. The goals for throughput and CPU time are
 * ratios, because times depend on the machine and ratios hardly do.
 */
export async function benchMockApi(): Promise<BenchRow[]> {
  const starts = await startTimes();
  const few = await measure(startOwn, 10, { requests: 3_000, ms: 8_000 });
  const many = await measure(startOwn, 10_000, { requests: 5_000, ms: 8_000 });
  const other = await measure(startJsonServer, 10_000, { requests: 5_000, ms: 8_000 });
  const kills = await killRounds(20);
  return [
    atLeast(
      'mock API: POST/s at 10,000 records, times json-server',
      many.requestsPerSecond / other.requestsPerSecond,
      10,
      'x',
    ),
    atMost(
      'mock API: CPU a POST at 10,000 records, share of json-server',
      many.cpuMs / other.cpuMs,
      1 / 10,
      'x',
    ),
    atMost('mock API: p99 of a POST at 10,000 records', many.p99, 500, 'ms'),
    atMost('mock API: peak memory at 10,000 records', many.peakMiB, 200, 'MiB'),
    atMost('mock API: start to its printed address, median of 5', starts.printed, 500, 'ms'),
    forComparison('Node alone: start and end, median of 5', starts.bare, 'ms'),
    forComparison('mock API: start to its first answer, median of 5', starts.answered, 'ms'),
    atMost(
      `mock API: lost, doubled or corrupt after 20 kills, of ${kills.acknowledged} answered`,
      kills.lost + kills.doubled + kills.corrupt,
      0,
      'records',
    ),
    forComparison('mock API: POST/s at 10 records', few.requestsPerSecond, '/s'),
    forComparison('mock API: POST/s at 10,000 records', many.requestsPerSecond, '/s'),
    forComparison('json-server: POST/s at 10,000 records', other.requestsPerSecond, '/s'),
    forComparison('mock API: CPU a POST at 10,000 records', many.cpuMs, 'ms'),
    forComparison('json-server: CPU a POST at 10,000 records', other.cpuMs, 'ms'),
    forComparison('json-server: p99 of a POST at 10,000 records', other.p99, 'ms'),
    forComparison('json-server: peak memory at 10,000 records', other.peakMiB, 'MiB'),
  ];
}

/**
 * Returns three durations in milliseconds, each the median of five runs. `bare`: Node alone runs a minimal script.
 * `printed`: the server starts and prints its URL. `answered`: the server starts and sends its first response.
 */
async function startTimes() {
  const times: { bare: number; printed: number; answered: number }[] = [];
  for (let run = 0; run < 5; run += 1) {
    const bareBegin = performance.now();
    await new Promise((resolve) => spawn(process.execPath, ['-e', '0']).once('exit', resolve));
    const bare = performance.now() - bareBegin;
    const begin = performance.now();
    const server = await startRealServer();
    const printed = performance.now() - begin;
    await fetch(`${server.url}/api/health`);
    times.push({ bare, printed, answered: performance.now() - begin });
    await server.stop();
  }
  const medianOf = (values: number[]) => percentile(values, 0.5);
  return {
    bare: medianOf(times.map(({ bare }) => bare)),
    printed: medianOf(times.map(({ printed }) => printed)),
    answered: medianOf(times.map(({ answered }) => answered)),
  };
}

/** Prints the mock API's rows of the bench. With `--json` prints JSON, which `e2e/bench` reads. */
async function main() {
  const rows = await benchMockApi();
  if (process.argv.includes('--json')) return console.log(JSON.stringify(rows, null, 2));
  for (const { name, value, unit, goal, passes } of rows)
    console.log(`${passes ? 'ok  ' : 'FAIL'} ${name}: ${value.toPrecision(3)} ${unit} (${goal})`);
  if (rows.some(({ passes }) => !passes)) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
