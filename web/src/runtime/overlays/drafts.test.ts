import { changeDraft, readDraft } from './draft-store';
import { fillFromDrafts, saveDrafts, startDrafts } from './drafts';

const empty = { step: 0, values: {} };
const intake = 'free-intake-dialog';

test.each([
  ['null', 'null'],
  ['a draft that is null', '{"free-intake-dialog":null}'],
  ['a step that does not exist', '{"free-intake-dialog":{"step":7,"values":{}}}'],
  ['no values', '{"free-intake-dialog":{"values":null}}'],
])('reads an empty draft if %s is stored', (_, stored) => {
  sessionStorage.setItem('formDrafts', stored);
  expect(readDraft(intake)).toEqual(empty);
});

test('reads the valid values of a stored draft, and drops the invalid ones', () => {
  const values = { firstName: 'Sanne', lastName: 4, interestedAreas: ['finance'] };
  sessionStorage.setItem('formDrafts', JSON.stringify({ [intake]: { step: 2, values } }));
  expect(readDraft(intake)).toEqual({
    step: 2,
    values: { firstName: 'Sanne', interestedAreas: ['finance'] },
  });
});

const controls = `
  <input name="firstName"><textarea name="message"></textarea>
  <select name="industry"><option value=""></option><option value="legal"></option></select>
  <select name="service"><option>scan</option><option selected>discovery</option></select>
  <input type="checkbox" name="areas" value="hr"><input type="checkbox" name="areas" value="finance">
  <input type="radio" name="permit" value="yes"><input type="radio" name="permit" value="no">
  <textarea id="scenario"></textarea><input name="country" value="Spain"><input type="file" name="cv">`;
const formOf = (island: string, html: string, isDialog: boolean) =>
  `<div data-island="${island}" ${isDialog ? 'data-overlay' : ''}><form method="post">${html}</form></div>`;
/** Shows new forms with the same controls, as the next page does. */
function showPage(...islands: string[]) {
  document.body.innerHTML = islands
    .map((island) => formOf(island, controls, island.endsWith('-dialog')))
    .join('');
}
const named = <Control extends HTMLElement = HTMLInputElement>(name: string, value?: string) =>
  document.querySelector<Control>(value ? `[name=${name}][value=${value}]` : `[name=${name}]`)!;
const page = 'contact-page-form';
const draftOfPage = () => readDraft(`${page}/`).values;

function typeEverywhere() {
  named('firstName').value = 'Sanne';
  named('message').value = 'Two people type\nthem over.';
  named('industry').value = 'legal';
  named('service').value = 'scan';
  named('areas', 'finance').checked = true;
  named('permit', 'no').checked = true;
  document.querySelector<HTMLTextAreaElement>('#scenario')!.value = 'The owner calls.';
  named('country').value = '';
}
const typed = {
  firstName: 'Sanne',
  message: 'Two people type\nthem over.',
  industry: 'legal',
  service: 'scan',
  areas: ['finance'],
  permit: 'no',
  scenario: 'The owner calls.',
  country: '',
};

beforeEach(() => history.replaceState(null, '', '/'));

// Each call of `startDrafts` adds listeners that no test removes, so the tests without them are above this block.
describe('while the visitor types', () => {
  beforeAll(startDrafts);
  beforeEach(() => {
    jest.useFakeTimers();
    showPage(page);
  });
  afterEach(() => jest.useRealTimers());
  const type = (text: string) => {
    named('firstName').value = text;
    named('firstName').dispatchEvent(new Event('input', { bubbles: true }));
  };

  test('saves the drafts at most once per second', () => {
    const write = jest.spyOn(Storage.prototype, 'setItem');
    for (const text of ['S', 'Sa', 'San']) {
      type(text);
      jest.advanceTimersByTime(300);
    }
    expect(write).not.toHaveBeenCalled();
    jest.advanceTimersByTime(100);
    type('Sanne');
    jest.advanceTimersByTime(1_000);
    expect(write.mock.calls.map(([, drafts]) => JSON.parse(drafts)[`${page}/`].values)).toEqual([
      { firstName: 'San' },
      { firstName: 'Sanne' },
    ]);
    write.mockRestore();
  });

  test('saves the drafts when the page is hidden', () => {
    type('Sanne');
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    hidden.mockRestore();
    expect(draftOfPage()).toEqual({ firstName: 'Sanne' });
  });
});

test('saves the values of every kind of control, and fills them into the form of the next page', () => {
  showPage(page);
  typeEverywhere();
  saveDrafts();
  expect(draftOfPage()).toEqual(typed);

  showPage(page);
  fillFromDrafts(document);
  saveDrafts();
  expect(draftOfPage()).toEqual(typed);
  expect(named('areas', 'hr')).not.toBeChecked();
  expect(named('permit', 'no')).toBeChecked();
});

test('saves nothing while the visitor has changed nothing', () => {
  showPage(page, 'discovery-dialog');
  saveDrafts();
  expect(sessionStorage).toHaveLength(0);
});

test('removes a value from the draft when the visitor clears the field', () => {
  showPage(page);
  named('firstName').value = 'Sanne';
  named('message').value = 'Hello';
  saveDrafts();
  named('firstName').value = '';
  saveDrafts();
  expect(draftOfPage()).toEqual({ message: 'Hello' });
});

test('keeps the values of steps that are not visible', () => {
  showPage(intake);
  named('firstName').value = 'Sanne';
  saveDrafts();
  changeDraft(intake, { step: 2 });
  document.body.innerHTML = formOf(intake, '<input name="budget">', true);
  named('budget').value = '5,000-15,000';
  saveDrafts();
  expect(readDraft(intake)).toEqual({
    step: 2,
    values: { firstName: 'Sanne', budget: '5,000-15,000' },
  });
});

test('keeps one draft for each form and path, and one draft per dialog for all pages', () => {
  const names = ['job-views', 'contact-section-form', 'discovery-dialog'];
  const fields = () => [...document.querySelectorAll<HTMLInputElement>('[name=firstName]')];
  const values = () => fields().map(({ value }) => value);
  showPage(...names);
  for (const [index, field] of fields().entries()) field.value = names[index]!;
  saveDrafts();
  history.replaceState(null, '', '/jobs/product-designer');
  showPage(...names);
  fillFromDrafts(document);
  expect(values()).toEqual(['', '', 'discovery-dialog']);
  history.replaceState(null, '', '/');
  fillFromDrafts(document);
  expect(values()).toEqual(names);
});

test('saves nothing from a form that sends nothing, or from a form outside an island', () => {
  document.body.innerHTML = `
    <div data-island="plans"><form><input name="tasks"></form></div>
    <form method="post"><input name="password"></form>`;
  named('tasks').value = '300';
  named('password').value = 'secret';
  saveDrafts();
  expect(sessionStorage).toHaveLength(0);
});

describe('a field that differs from the HTML and from the draft', () => {
  beforeEach(() => {
    showPage(page);
    named('firstName').value = 'Sanne';
    saveDrafts();
    showPage(page);
    named('firstName').value = 'Łukasz';
    named('message').value = 'Hello';
    named('areas', 'hr').checked = true;
  });
  const found = () => [
    named('firstName').value,
    named('message').value,
    named('areas', 'hr').checked,
    named('service').value,
  ];

  test('keeps its value, because the visitor may have typed it', () => {
    fillFromDrafts(document);
    expect(found()).toEqual(['Łukasz', 'Hello', true, 'discovery']);
  });

  test('gets the draft’s value if the browser has restored an older state of the page', () => {
    fillFromDrafts(document, true);
    expect(found()).toEqual(['Sanne', '', false, 'discovery']);
  });

  test('keeps its value if the form has no draft', () => {
    sessionStorage.clear();
    fillFromDrafts(document, true);
    expect(found()).toEqual(['Łukasz', 'Hello', true, 'discovery']);
  });
});

describe('on a page that has loaded', () => {
  const activate = (hasBeenActive: boolean | undefined) =>
    Object.defineProperty(navigator, 'userActivation', {
      value: hasBeenActive === undefined ? undefined : { hasBeenActive },
      configurable: true,
    });
  afterEach(() => activate(undefined));
  const show = (persisted: boolean) =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

  beforeEach(() => {
    showPage(page);
    named('firstName').value = 'Sanne';
    saveDrafts();
    showPage(page);
    activate(false);
    startDrafts();
    // After Back, Chrome restores what the field contained when the visitor left the page.
    named('firstName').value = 'San';
  });

  test('the draft fills the form at once', () => {
    showPage(page);
    startDrafts();
    expect(named('firstName')).toHaveValue('Sanne');
  });

  test('the draft replaces values that the browser restores later', () => {
    show(false);
    expect(named('firstName')).toHaveValue('Sanne');
  });

  test.each([true, undefined])(
    'a value stays if the visitor may have typed it (user activation: %s)',
    (hasBeenActive) => {
      activate(hasBeenActive);
      show(false);
      expect(named('firstName')).toHaveValue('San');
    },
  );

  test('the draft fills a page from the back/forward cache, although the visitor has typed into that page', () => {
    activate(true);
    show(true);
    expect(named('firstName')).toHaveValue('Sanne');
  });

  test('the draft keeps its values when the page becomes visible and its form still has older values', () => {
    document.dispatchEvent(new Event('visibilitychange'));
    expect(draftOfPage()).toEqual({ firstName: 'Sanne' });
  });

  test('a form that was sent is empty, although the browser restores its values', () => {
    showPage(page);
    saveDrafts();
    named('firstName').value = 'Sanne';
    show(false);
    expect(named('firstName')).toHaveValue('');
  });

  test('the draft gets the values of the form when the visitor leaves the page', () => {
    dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(draftOfPage()).toEqual({ firstName: 'San' });
  });
});
