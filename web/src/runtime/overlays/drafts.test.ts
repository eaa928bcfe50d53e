import { changeDraft, fillFromDraft, forgetDraft, readDraft, saveDraft, sentStore } from './drafts';

const empty = { step: 0, values: {} };

test.each([
  ['nothing', null],
  ['no JSON', '{"step":1,"val'],
  ['null', 'null'],
  ['a text', '"step"'],
  ['a list', '[1,2]'],
  ['a step that does not exist', '{"step":7,"values":{}}'],
  ['a step before the first', '{"step":-1}'],
  ['no values', '{"values":null}'],
  ['values of other types', '{"values":{"firstName":3,"email":[4]}}'],
])('reads an empty draft if %s is stored', (_, stored) => {
  if (stored !== null) sessionStorage.setItem('intakeDraft', stored);
  expect(readDraft('free-intake')).toEqual(empty);
});

test('reads the valid values of a stored draft, and drops the invalid ones', () => {
  const values = { firstName: 'Sanne', lastName: 4, interestedAreas: ['finance'] };
  sessionStorage.setItem('intakeDraft', JSON.stringify({ step: 2, values }));
  expect(readDraft('free-intake')).toEqual({
    step: 2,
    values: { firstName: 'Sanne', interestedAreas: ['finance'] },
  });
});

const form = document.createElement('div');
beforeEach(() => {
  form.innerHTML = `
    <input name="firstName"><textarea name="message"></textarea>
    <select name="industry"><option value=""></option><option value="legal"></option></select>
    <input type="checkbox" name="interestedAreas" value="hr"><input type="checkbox" name="interestedAreas" value="finance">`;
});
const controls = () => [...form.querySelectorAll<HTMLInputElement>('[name]')];

test('saves the values of every kind of control, and fills them into a new form', () => {
  const [firstName, message, industry, , finance] = controls();
  firstName!.value = 'Sanne';
  message!.value = 'Two people type\nthem over.';
  industry!.value = 'legal';
  finance!.checked = true;
  saveDraft('free-intake', form);
  form.innerHTML += '';
  for (const control of controls())
    Object.assign(control, {
      value: control.type === 'checkbox' ? control.value : '',
      checked: false,
    });
  fillFromDraft('free-intake', form);
  expect(
    controls().map(({ value, checked, type }) => (type === 'checkbox' ? checked : value)),
  ).toEqual(['Sanne', 'Two people type\nthem over.', 'legal', false, true]);
});

test('keeps the values of steps that are not visible', () => {
  saveDraft('free-intake', form);
  changeDraft('free-intake', { step: 2 });
  form.innerHTML = '<input name="budget" value="5,000-15,000">';
  saveDraft('free-intake', form);
  expect(readDraft('free-intake')).toEqual({
    step: 2,
    values: {
      firstName: '',
      message: '',
      industry: '',
      interestedAreas: [],
      budget: '5,000-15,000',
    },
  });
});

test('saves nothing for a dialog without a form, such as the thank-you', () => {
  form.innerHTML = '<button></button>';
  saveDraft('free-intake', form);
  expect(sessionStorage).toHaveLength(0);
});

test('saves nothing for the challenge, which has no draft', () => {
  saveDraft('readiness-challenge', form);
  expect(sessionStorage).toHaveLength(0);
});

test('forgetDraft deletes the draft, and names its dialog in sentStore', () => {
  const listener = jest.fn();
  sentStore.subscribe(listener);
  controls()[0]!.value = 'Sanne';
  saveDraft('discovery', form);
  expect(sessionStorage.getItem('discoveryDraft')).toContain('Sanne');
  forgetDraft('discovery');
  expect(readDraft('discovery')).toEqual(empty);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(sentStore.get()).toEqual({ name: 'discovery' });
});

test('stores drafts in the session storage, which lasts for one visit in one tab', () => {
  saveDraft('free-intake', form);
  expect(sessionStorage).toHaveLength(1);
  expect(localStorage).toHaveLength(0);
});
