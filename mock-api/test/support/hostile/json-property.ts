import fc from 'fast-check';
import { buildContactVariantB } from '#fixtures/build-contact';
import { buildFreeIntake } from '#fixtures/build-free-intake';
import type { Client } from '../client';
import type { RealServer } from '../real-server';
import { countRecords } from './expect-tamed';

const lists = {
  '/api/contact': buildContactVariantB(),
  '/api/free-intake': buildFreeIntake(),
};

/** Generates bodies from a valid body: random JSON values replace some of its fields, or are additional fields. */
const randomBody = fc
  .constantFrom(...(Object.keys(lists) as (keyof typeof lists)[]))
  .chain((path) =>
    fc
      .dictionary(
        fc.oneof(fc.constantFrom(...Object.keys(lists[path]), 'subject', 'id'), fc.string()),
        fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary', maxLength: 60 })),
        { noNullPrototype: true },
      )
      .map((changes) => ({ path, text: JSON.stringify({ ...lists[path], ...changes }) })),
  );

const anyText = fc.oneof(
  fc.json().map((text) => ({ path: '/api/contact', text })),
  fc.string({ unit: 'binary' }).map((text) => ({ path: '/api/free-intake', text })),
  randomBody,
);

/** Expects one of two results for each body: a stored record that equals the response, or 400 or 422 and no record. */
export function expectAnyJsonAnswered(server: RealServer, client: Client, numRuns: number) {
  let stored = 0;
  const property = fc.asyncProperty(anyText, async ({ path, text }) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await client.call(path, { method: 'POST', headers, body: text });
    expect([201, 400, 422]).toContain(answer.status);
    stored += answer.status === 201 ? 1 : 0;
    expect(await countRecords(server)).toBe(stored);
    if (answer.status !== 201) return;
    const record = (await answer.json()) as { id: number };
    expect(await (await client.call(`${path}/${record.id}`)).json()).toEqual(record);
  });
  return fc.assert(property, { numRuns });
}
