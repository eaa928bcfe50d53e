import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildContactVariantA } from '#fixtures/build-contact';
import { newFolder } from './clean-up';
import { startRealServer } from './real-server';

export interface KillReport {
  rounds: number;
  /** Number of POSTs in all rounds that got a 201. */
  acknowledged: number;
  /** Number of POSTs that got a 201, but whose record is not in the file under the id in the response. */
  lost: number;
  /** Number of POSTs whose record is in the file more than once. */
  doubled: number;
  /** Number of rounds after which the file was not valid JSON. */
  corrupt: number;
}

/** Starts the server on one file, kills it under load, and repeats this. Compares the responses with the file. */
export async function killRounds(rounds: number): Promise<KillReport> {
  let corrupt = 0;
  const idByName = new Map<string, number>();
  const file = join(await newFolder(), 'data', 'db.json');
  let server = await startRealServer({ file });
  for (let round = 0; round < rounds; round += 1) {
    // The first response can be late on a busy machine, so the delay before the kill starts with that response.
    let killed: Promise<unknown> | undefined;
    await postUntilKilled(server.url, `round ${round}`, ({ subject, id }) => {
      killed ??= wait(150 + round * 37).then(server.kill);
      idByName.set(subject, id);
    });
    await killed;
    await server.lists().catch(() => (corrupt += 1));
    server = await startRealServer({ file });
  }

  const acknowledged = idByName.size;
  const count = new Map<string, number>();
  for (const record of (await server.lists()).contact) {
    const name = 'subject' in record ? record.subject : '';
    count.set(name, (count.get(name) ?? 0) + 1);
    if (idByName.get(name) === record.id) idByName.delete(name);
  }
  await server.end();
  return {
    rounds,
    acknowledged,
    lost: idByName.size,
    doubled: [...count.values()].filter((times) => times > 1).length,
    corrupt,
  };
}

type Message = { subject: string; id: number };

/** Sends POSTs one after the other in each of 50 loops, until the server closes the connections. */
async function postUntilKilled(
  url: string,
  name: string,
  onAcknowledged: (message: Message) => void,
) {
  let count = 0;
  const postInTurn = async () => {
    for (;;) {
      const subject = `${name} message ${(count += 1)}`;
      const init = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(buildContactVariantA({ subject })),
      };
      const message = await fetch(`${url}/api/contact`, init)
        .then((response) => response.json() as Promise<Message>)
        .catch(() => undefined);
      if (!message) return;
      onAcknowledged(message);
    }
  };
  await Promise.all(Array.from({ length: 50 }, postInTurn));
}
