import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildContactVariantA } from '#fixtures/build-contact';
import { newFolder } from '../clean-up';
import { startRealServer } from '../real-server';
import { cutPower, onForgetfulDisk } from './cut-power';
import { load, type LoadOptions } from './load';

export interface KillReport {
  rounds: number;
  /** POSTs that got 201, over all rounds. */
  acknowledged: number;
  /** POSTs that got 201 but whose record the file does not contain under the id in the response. */
  lost: number;
  /** POSTs whose record the file contains more than once. */
  doubled: number;
  /** Rounds after which the file was not valid JSON. */
  corrupt: number;
  /** POSTs that the test repeated with the same idempotency key after the kill. */
  retried: number;
  /** The repeated POSTs whose record the file does not contain exactly once. */
  retriedWrong: number;
}

/**
 * Returns whether the n-th POST has an idempotency key. After the kill, the test repeats the POSTs that have a key and
 * got no response.
 */
const isKeyed = (n: number) => n % 2 === 0;

/** Starts the server on one file, kills it under load, and repeats this. Compares the responses with the file. */
export async function killRounds(rounds: number, isPowerCut = false): Promise<KillReport> {
  const report = { lost: 0, doubled: 0, corrupt: 0, retried: 0, retriedWrong: 0 };
  const idByName = new Map<string, number>();
  const retried = new Set<string>();
  const file = join(await newFolder(), 'data', 'db.json');
  const start = () => startRealServer({ file, ...(isPowerCut && onForgetfulDisk(file)) });
  let server = await start();
  for (let round = 0; round < rounds; round += 1) {
    const nameOf = (n: number) => `round ${round} message ${n}`;
    const posts: Omit<LoadOptions, 'port'> = {
      path: '/api/contact',
      connections: 50,
      body: (n) => JSON.stringify(buildContactVariantA({ subject: nameOf(n) })),
      headers: (n) => (isKeyed(n) ? `Idempotency-Key: ${nameOf(n)}\r\n` : ''),
    };
    // The delay before the kill counts from the first response, because on a busy machine that response can arrive
    // late.
    let killed: Promise<unknown> | undefined;
    const onAcknowledged = () => (killed ??= wait(150 + round * 37).then(server.kill));
    const { port } = server;
    const { acknowledged, unanswered } = await load({ ...posts, port, ms: 10_000, onAcknowledged });
    await killed;
    if (isPowerCut) await cutPower(file, round % 2 === 1);
    await server.lists().catch(() => (report.corrupt += 1));
    server = await start();

    const again = unanswered.filter(isKeyed);
    const retries = await load({
      ...posts,
      port: server.port,
      requests: again.length,
      body: (n) => posts.body(again[n]!),
      headers: (n) => `Idempotency-Key: ${nameOf(again[n]!)}\r\n`,
    });
    for (const n of again) retried.add(nameOf(n));
    for (const { body } of [...acknowledged, ...retries.acknowledged]) {
      const { subject, id } = JSON.parse(body) as { subject: string; id: number };
      idByName.set(subject, id);
    }
  }

  const acknowledged = idByName.size;
  const count = new Map<string, number>();
  for (const record of (await server.lists()).contact) {
    const name = 'subject' in record ? record.subject : '';
    count.set(name, (count.get(name) ?? 0) + 1);
    if (idByName.get(name) === record.id) idByName.delete(name);
  }
  await server.stop();
  return {
    ...report,
    rounds,
    acknowledged,
    lost: idByName.size,
    doubled: [...count.values()].filter((times) => times > 1).length,
    retried: retried.size,
    retriedWrong: [...retried].filter((name) => count.get(name) !== 1).length,
  };
}
