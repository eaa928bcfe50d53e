import { buildContactVariantA, buildContactVariantB } from '#fixtures/build-contact';
import { buildFreeIntake } from '#fixtures/build-free-intake';
import { buildWebsiteScan } from '#fixtures/build-scan';
import { KeyReused } from '../../core/idempotency';
import { emptyLists, type Lists } from '../../core/store';
import { byResource } from '../../resources/registry';
import { setDate } from '../../test/support/set-date';
import { draftOver, stateOf, type Draft } from './draft';

afterEach(() => void jest.useRealTimers());

const intake = { ...buildFreeIntake(), status: 'pending' as const };
const records = (...ids: number[]) => ids.map((id) => ({ id })) as never[];
const stateWith = (lists: Partial<Lists>) => stateOf({ ...emptyLists(), ...lists });
const contentOf = (draft: Draft) => JSON.parse(Buffer.concat(draft.parts()).toString());

it('is empty until a record is inserted, a list replaced or all lists reset', () => {
  const state = stateWith({ contact: records(1) });
  expect(draftOver(state).isEmpty()).toBe(true);
  const inserted = draftOver(state);
  inserted.insert('ai-scan', buildWebsiteScan());
  expect(inserted.isEmpty()).toBe(false);
  const replaced = draftOver(state);
  replaced.replace('contact', () => []);
  expect(replaced.isEmpty()).toBe(false);
  const begun = draftOver(state);
  begun.reset(emptyLists());
  expect(begun.isEmpty()).toBe(false);
});

it('numbers each list on from its highest id', () => {
  const draft = draftOver(stateWith({ contact: records(9, 3), 'ai-scan': records(4) }));
  expect(draft.insert('contact', buildContactVariantA()).id).toBe(10);
  expect(draft.insert('contact', buildContactVariantA()).id).toBe(11);
  expect(draft.insert('free-intake', intake).id).toBe(1);
  expect(draft.insert('ai-scan', buildWebsiteScan()).id).toBe(5);
});

it('leaves the state unchanged until it is settled', () => {
  const state = stateWith({ contact: records(1) });
  const { lists } = state;
  const { contact } = lists;
  const draft = draftOver(state);
  const added = [
    draft.insert('contact', buildContactVariantA()),
    draft.insert('free-intake', intake),
    draft.insert('ai-scan', buildWebsiteScan()),
  ];
  expect(lists).toEqual({ ...emptyLists(), contact: [{ id: 1 }] });
  expect(state.last).toEqual({ ...byResource(() => 0), contact: 1 });
  const expected = {
    ...emptyLists(),
    contact: [{ id: 1 }, added[0]],
    'free-intake': [added[1]],
    'ai-scan': [added[2]],
  };
  expect(contentOf(draft)).toEqual(expected);
  draft.settle();
  expect(lists).toEqual(expected);
  expect(lists.contact).toBe(contact);
  expect(state.last).toEqual({
    ...byResource(() => 0),
    contact: 2,
    'free-intake': 1,
    'ai-scan': 1,
  });
  expect(contentOf(draftOver(state))).toEqual(expected);
});

it('replaces a list including its inserted records, and continues its ids', () => {
  const state = stateWith({ contact: records(1, 2) });
  const draft = draftOver(state);
  draft.insert('contact', buildContactVariantA());
  draft.replace('contact', (list) => list.filter(({ id }) => id === 1));
  const added = draft.insert('contact', buildContactVariantB());
  expect(added.id).toBe(4);
  draft.replace('contact', (list) => list.toReversed());
  expect(contentOf(draft)).toEqual({ ...emptyLists(), contact: [added, { id: 1 }] });
  draft.settle();
  expect(state.lists.contact).toEqual([added, { id: 1 }]);
  expect(state.last.contact).toBe(4);
});

it('continues from an id that a replacement contains', () => {
  const draft = draftOver(stateWith({ contact: records(1) }));
  draft.replace('contact', () => records(30));
  expect(draft.insert('contact', buildContactVariantA()).id).toBe(31);
});

it('a reset copies the given lists, continues after their last ids, and keeps the file’s other keys', () => {
  const state = stateWith({ contact: records(8), ...({ notes: [1] } as object) });
  const lists = { ...emptyLists(), contact: records(3) };
  const draft = draftOver(state);
  draft.insert('contact', buildContactVariantA());
  draft.insert('free-intake', intake);
  draft.reset(lists);
  const added = draft.insert('contact', buildContactVariantA());
  expect(added.id).toBe(4);
  expect(draft.insert('free-intake', intake).id).toBe(1);
  draft.settle();
  expect(state.lists).toMatchObject({ contact: [{ id: 3 }, added], notes: [1] });
  expect(state.lists['free-intake']).toHaveLength(1);
  expect(lists.contact).toEqual([{ id: 3 }]);
});

it('returns the same record for two calls of a batch with one key', () => {
  const draft = draftOver(stateWith({}));
  const first = draft.insert('contact', buildContactVariantA(), { name: 'k' });
  expect(draft.insert('contact', buildContactVariantA(), { name: 'k' })).toEqual(first);
  expect(contentOf(draft).contact).toEqual([first]);
  expect(draft.keys).toEqual([
    {
      key: 'k',
      resource: 'contact',
      id: 1,
      createdAt: first.createdAt,
      fields: expect.stringMatching(/^\w+$/),
    },
  ]);
  expect(() => draft.insert('contact', buildContactVariantB(), { name: 'k' })).toThrow(KeyReused);
});

it('treats another key, another list and no key as other calls', () => {
  const draft = draftOver(stateWith({}));
  draft.insert('contact', buildContactVariantA(), { name: 'k' });
  expect(draft.insert('contact', buildContactVariantA(), { name: 'l' }).id).toBe(2);
  expect(draft.insert('contact', buildContactVariantA()).id).toBe(3);
  expect(draft.insert('contact', buildContactVariantA()).id).toBe(4);
  expect(draft.insert('free-intake', intake, { name: 'k' }).id).toBe(1);
  expect(draft.keys.map(({ key, resource }) => [key, resource])).toEqual([
    ['k', 'contact'],
    ['l', 'contact'],
    ['k', 'free-intake'],
  ]);
});

it('scopes idempotency keys to their list', () => {
  setDate('2026-03-01T08:00:00.000Z');
  const draft = draftOver(stateWith({}));
  draft.insert('free-intake', intake);
  draft.insert('contact', buildContactVariantA(), { name: 'k' });
  expect(draft.insert('free-intake', intake, { name: 'k' }).id).toBe(2);
});

it('returns the record of an earlier call with the same key, unless it was removed', () => {
  const state = stateWith({});
  const earlier = draftOver(state);
  const record = earlier.insert('contact', buildContactVariantA(), { name: 'k' });
  earlier.settle();
  const key = { name: 'k', entry: earlier.keys[0] };
  const draft = draftOver(state);
  expect(draft.insert('contact', buildContactVariantA(), key)).toEqual(record);
  expect(draft.isEmpty()).toBe(true);
  draft.replace('contact', () => []);
  expect(draft.insert('contact', buildContactVariantB(), key)).toMatchObject({ id: 2 });
});
