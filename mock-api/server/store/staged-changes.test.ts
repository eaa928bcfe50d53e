import { buildContactVariantA, buildContactVariantB } from '#fixtures/build-contact';
import { buildFreeIntake } from '#fixtures/build-free-intake';
import { buildWebsiteScan } from '#fixtures/build-scan';
import { KeyReused } from '../../core/idempotency';
import { emptyLists, type Lists } from '../../core/store';
import { byResource } from '../../resources/registry';
import { setDate } from '../../test/support/set-date';
import { stageOver, stateOf, type StagedChanges } from './staged-changes';

afterEach(() => void jest.useRealTimers());

const intake = { ...buildFreeIntake(), status: 'pending' as const };
const records = (...ids: number[]) => ids.map((id) => ({ id })) as never[];
const stateWith = (lists: Partial<Lists>) => stateOf({ ...emptyLists(), ...lists });
const contentOf = (staged: StagedChanges) => JSON.parse(Buffer.concat(staged.parts()).toString());

it('isEmpty() returns true until a record is inserted, a list is replaced or all lists are reset', () => {
  const state = stateWith({ contact: records(1) });
  expect(stageOver(state).isEmpty()).toBe(true);
  const inserted = stageOver(state);
  inserted.insert('ai-scan', buildWebsiteScan());
  expect(inserted.isEmpty()).toBe(false);
  const replaced = stageOver(state);
  replaced.replace('contact', () => []);
  expect(replaced.isEmpty()).toBe(false);
  const begun = stageOver(state);
  begun.reset(emptyLists());
  expect(begun.isEmpty()).toBe(false);
});

it('gives new records ids that are higher than every id of their list', () => {
  const staged = stageOver(stateWith({ contact: records(9, 3), 'ai-scan': records(4) }));
  expect(staged.insert('contact', buildContactVariantA()).id).toBe(10);
  expect(staged.insert('contact', buildContactVariantA()).id).toBe(11);
  expect(staged.insert('free-intake', intake).id).toBe(1);
  expect(staged.insert('ai-scan', buildWebsiteScan()).id).toBe(5);
});

it('leaves the state unchanged until settle() applies the changes', () => {
  const state = stateWith({ contact: records(1) });
  const { lists } = state;
  const { contact } = lists;
  const staged = stageOver(state);
  const added = [
    staged.insert('contact', buildContactVariantA()),
    staged.insert('free-intake', intake),
    staged.insert('ai-scan', buildWebsiteScan()),
  ];
  expect(lists).toEqual({ ...emptyLists(), contact: [{ id: 1 }] });
  expect(state.last).toEqual({ ...byResource(() => 0), contact: 1 });
  const expected = {
    ...emptyLists(),
    contact: [{ id: 1 }, added[0]],
    'free-intake': [added[1]],
    'ai-scan': [added[2]],
  };
  expect(contentOf(staged)).toEqual(expected);
  staged.settle();
  expect(lists).toEqual(expected);
  expect(lists.contact).toBe(contact);
  expect(state.last).toEqual({
    ...byResource(() => 0),
    contact: 2,
    'free-intake': 1,
    'ai-scan': 1,
  });
  expect(contentOf(stageOver(state))).toEqual(expected);
});

it('replace() also replaces the records that were inserted before, and continues the ids', () => {
  const state = stateWith({ contact: records(1, 2) });
  const staged = stageOver(state);
  staged.insert('contact', buildContactVariantA());
  staged.replace('contact', (list) => list.filter(({ id }) => id === 1));
  const added = staged.insert('contact', buildContactVariantB());
  expect(added.id).toBe(4);
  staged.replace('contact', (list) => list.toReversed());
  expect(contentOf(staged)).toEqual({ ...emptyLists(), contact: [added, { id: 1 }] });
  staged.settle();
  expect(state.lists.contact).toEqual([added, { id: 1 }]);
  expect(state.last.contact).toBe(4);
});

it('gives the next record an id above the highest id of a replaced list', () => {
  const staged = stageOver(stateWith({ contact: records(1) }));
  staged.replace('contact', () => records(30));
  expect(staged.insert('contact', buildContactVariantA()).id).toBe(31);
});

it('reset() copies the given lists, continues their ids, and keeps the file’s other properties', () => {
  const state = stateWith({ contact: records(8), ...({ notes: [1] } as object) });
  const lists = { ...emptyLists(), contact: records(3) };
  const staged = stageOver(state);
  staged.insert('contact', buildContactVariantA());
  staged.insert('free-intake', intake);
  staged.reset(lists);
  const added = staged.insert('contact', buildContactVariantA());
  expect(added.id).toBe(4);
  expect(staged.insert('free-intake', intake).id).toBe(1);
  staged.settle();
  expect(state.lists).toMatchObject({ contact: [{ id: 3 }, added], notes: [1] });
  expect(state.lists['free-intake']).toHaveLength(1);
  expect(lists.contact).toEqual([{ id: 3 }]);
});

it('returns the same record to two calls of a batch with the same idempotency key', () => {
  const staged = stageOver(stateWith({}));
  const first = staged.insert('contact', buildContactVariantA(), { name: 'k' });
  expect(staged.insert('contact', buildContactVariantA(), { name: 'k' })).toEqual(first);
  expect(contentOf(staged).contact).toEqual([first]);
  expect(staged.keys).toEqual([
    {
      key: 'k',
      resource: 'contact',
      id: 1,
      createdAt: first.createdAt,
      fields: expect.stringMatching(/^\w+$/),
    },
  ]);
  expect(() => staged.insert('contact', buildContactVariantB(), { name: 'k' })).toThrow(KeyReused);
});

it('stores a call with another idempotency key, in another list or without a key', () => {
  const staged = stageOver(stateWith({}));
  staged.insert('contact', buildContactVariantA(), { name: 'k' });
  expect(staged.insert('contact', buildContactVariantA(), { name: 'l' }).id).toBe(2);
  expect(staged.insert('contact', buildContactVariantA()).id).toBe(3);
  expect(staged.insert('contact', buildContactVariantA()).id).toBe(4);
  expect(staged.insert('free-intake', intake, { name: 'k' }).id).toBe(1);
  expect(staged.keys.map(({ key, resource }) => [key, resource])).toEqual([
    ['k', 'contact'],
    ['l', 'contact'],
    ['k', 'free-intake'],
  ]);
});

it('does not return the record of another list that has the same id and time', () => {
  setDate('2026-03-01T08:00:00.000Z');
  const staged = stageOver(stateWith({}));
  staged.insert('free-intake', intake);
  staged.insert('contact', buildContactVariantA(), { name: 'k' });
  expect(staged.insert('free-intake', intake, { name: 'k' }).id).toBe(2);
});

it('returns the earlier record to a repeated idempotency key, and stores the call again if that record was removed', () => {
  const state = stateWith({});
  const earlier = stageOver(state);
  const record = earlier.insert('contact', buildContactVariantA(), { name: 'k' });
  earlier.settle();
  const key = { name: 'k', entry: earlier.keys[0] };
  const staged = stageOver(state);
  expect(staged.insert('contact', buildContactVariantA(), key)).toEqual(record);
  expect(staged.isEmpty()).toBe(true);
  staged.replace('contact', () => []);
  expect(staged.insert('contact', buildContactVariantB(), key)).toMatchObject({ id: 2 });
});
