import { buildContactVariantA, buildContactVariantB } from '#fixtures/build-contact';
import { buildFreeIntake } from '#fixtures/build-free-intake';
import { createMemoryStore } from './memory-store';
import { emptyLists } from './store';

const intake = { ...buildFreeIntake(), status: 'pending' as const };

it('gives a new record the highest id plus one, even if the last record has a lower id', async () => {
  const lists = { ...emptyLists(), contact: [{ id: 3 }, { id: 9 }, { id: 4 }] as never[] };
  const store = createMemoryStore(lists);
  expect(await store.insert('contact', buildContactVariantA())).toMatchObject({ id: 10 });
  expect(await store.insert('free-intake', intake)).toMatchObject({ id: 1 });
  expect(lists.contact).toHaveLength(4);
});

it('keeps the order of the fields, and drops undefined fields', async () => {
  const fields = { ...buildContactVariantB(), company: undefined };
  const record = await createMemoryStore().insert('contact', fields);
  expect(Object.keys(record)).toEqual([
    'id',
    'firstName',
    'lastName',
    'email',
    'service',
    'message',
    'createdAt',
  ]);
});

it('accepts the same idempotency key in two lists', async () => {
  const store = createMemoryStore();
  await store.insert('contact', buildContactVariantA(), 'k');
  expect(await store.insert('free-intake', intake, 'k')).toMatchObject({ id: 1, ...intake });
  expect(await store.list('free-intake')).toHaveLength(1);
});
