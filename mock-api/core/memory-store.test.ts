import { buildContactVariantA, buildContactVariantB } from '#fixtures/build-contact';
import { buildFreeIntake } from '#fixtures/build-free-intake';
import { createMemoryStore } from './memory-store';
import { emptyLists } from './store';

const intake = { ...buildFreeIntake(), status: 'pending' as const };

it('starts with empty lists, separate for each store', async () => {
  await createMemoryStore().insert('contact', buildContactVariantA());
  const store = createMemoryStore();
  expect(await store.list('contact')).toEqual([]);
  expect(await store.list('free-intake')).toEqual([]);
  expect(await store.list('ai-scan')).toEqual([]);
});

it('numbers on from the highest id, wherever it is in the list', async () => {
  const lists = { ...emptyLists(), contact: [{ id: 3 }, { id: 9 }, { id: 4 }] as never[] };
  const store = createMemoryStore(lists);
  expect(await store.insert('contact', buildContactVariantA())).toMatchObject({ id: 10 });
  expect(await store.insert('free-intake', intake)).toMatchObject({ id: 1 });
  expect(lists.contact).toHaveLength(4);
});

it('keeps the order of the fields and drops undefined ones', async () => {
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

it('scopes idempotency keys to their list', async () => {
  const store = createMemoryStore();
  await store.insert('contact', buildContactVariantA(), 'k');
  expect(await store.insert('free-intake', intake, 'k')).toMatchObject({ id: 1, ...intake });
  expect(await store.list('free-intake')).toHaveLength(1);
});

it('stores each call without a key', async () => {
  const store = createMemoryStore();
  await store.insert('contact', buildContactVariantA());
  expect(await store.insert('contact', buildContactVariantA())).toMatchObject({ id: 2 });
});

it('treats a key whose record was deleted as a new one', async () => {
  const lists = emptyLists();
  const store = createMemoryStore(lists);
  await store.insert('contact', buildContactVariantA(), 'k');
  lists.contact.length = 0;
  const record = await store.insert('contact', buildContactVariantB(), 'k');
  expect(record).toMatchObject({ id: 1, ...buildContactVariantB() });
  expect(await store.list('contact')).toEqual([record]);
});
