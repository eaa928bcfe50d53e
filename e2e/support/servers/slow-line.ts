import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds of a round trip in Lighthouse's slow 4G network. */
const roundTrip = 150;
/** Download speed of Lighthouse's slow 4G network, in bytes per millisecond. */
const downstream = 1.6e6 / 8 / 1_000;
/** Upload speed of Lighthouse's slow 4G network, in bytes per millisecond. */
const upstream = 750e3 / 8 / 1_000;
/** Round trips that DNS, TCP and TLS need before the first request. */
const setUpTrips = 2.75;
const segment = 1_460;

/** One direction of the network. All connections share it, and data leave it in the order of arrival. */
function createLane(rate: number) {
  let freeAt = 0;
  let lastDelivery: Promise<unknown> = Promise.resolve();
  return (bytes: number, deliver: () => void) => {
    const now = performance.now();
    freeAt = Math.max(freeAt, now) + bytes / rate;
    const arrival = pause(freeAt - now + roundTrip / 2);
    // Timers with different delays can fire out of order, so the promises are chained.
    lastDelivery = Promise.all([lastDelivery, arrival]).then(deliver);
  };
}

/**
 * Starts a proxy that is as slow as a 4G network. (The throttling of DevTools does not delay prefetches.) Only the
 * first connection waits for DNS, TCP and TLS, so start a new proxy for each visit.
 */
export async function startSlowLine(origin: string) {
  const { port } = new URL(origin);
  const sockets = new Set<Socket>();
  const up = createLane(upstream);
  const down = createLane(downstream);
  let isSetUp: Promise<void> | undefined;

  function pass(from: Socket, to: Socket, lane: ReturnType<typeof createLane>) {
    sockets.add(from);
    let before = isSetUp!;
    from.on('data', (data) => {
      before = before.then(() => {
        for (let at = 0; at < data.length; at += segment) {
          const part = data.subarray(at, at + segment);
          lane(part.length, () => to.writable && to.write(part));
        }
      });
    });
    from.on('end', () => {
      before = before.then(() => lane(1, () => to.end()));
    });
    from.on('error', () => to.destroy());
    from.on('close', () => sockets.delete(from));
  }

  const server = createServer({ noDelay: true }, (incoming) => {
    isSetUp ??= new Promise((resolve) => {
      setTimeout(resolve, setUpTrips * roundTrip);
    });
    const outgoing = connect({ port: Number(port), host: '127.0.0.1', noDelay: true });
    pass(incoming, outgoing, up);
    pass(outgoing, incoming, down);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address() as { port: number };
  return {
    origin: `http://localhost:${address.port}`,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
