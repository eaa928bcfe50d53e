import { intakeDraft } from './draft-store';

const empty = { step: 0, values: { interestedAreas: [] } };

test.each([
  ['nothing', null],
  ['no JSON', '{"step":1,"val'],
  ['null', 'null'],
  ['a text', '"step"'],
  ['a list', '[1,2]'],
  ['a step that is none', '{"step":7,"values":{}}'],
  ['a step before the first', '{"step":-1}'],
  ['no values', '{"values":null}'],
  ['values of other kinds', '{"values":{"firstName":3,"email":["a"],"interestedAreas":"finance"}}'],
  ['areas that are no texts', '{"values":{"interestedAreas":[1]}}'],
])('is empty where %s is stored', (_, stored) => {
  if (stored !== null) sessionStorage.setItem('intakeDraft', stored);
  expect(intakeDraft.get()).toEqual(empty);
});

test('keeps what is whole of a damaged draft', () => {
  const values = { firstName: 'Sanne', lastName: 4, interestedAreas: ['finance'] };
  sessionStorage.setItem('intakeDraft', JSON.stringify({ step: 2, values }));
  expect(intakeDraft.get()).toEqual({
    step: 2,
    values: { firstName: 'Sanne', interestedAreas: ['finance'] },
  });
});

test('lives as long as the visit, and in this tab alone', () => {
  intakeDraft.set({ step: 1, values: { firstName: 'Sanne', interestedAreas: [] } });
  expect(sessionStorage.getItem('intakeDraft')).toContain('Sanne');
  expect(localStorage).toHaveLength(0);
});
