import { userEvent } from '@testing-library/user-event';
import { keepFormState } from './form-state';

const form = (controls: string) => `<form>${controls}</form>`;
const root = document.createElement('div');
const named = <Control extends HTMLElement = HTMLInputElement>(name: string) =>
  root.querySelector<Control>(`[name=${name}]`)!;

beforeEach(() => {
  document.body.replaceChildren(root);
  root.replaceChildren();
});

/** Replaces the HTML, as React does during hydration if the HTML differs from what React renders. */
function rewrite(html = root.innerHTML) {
  root.innerHTML = html;
}

test('copies typed text into the new controls, and fires the same events as typing', () => {
  root.innerHTML = form(`
    <input name="email"><textarea name="message"></textarea>
    <select name="service"><option value="">None</option><option value="scan">Scan</option></select>
  `);
  named('email').value = 'sanne@bakkerij.example';
  named('message').value = 'Two people type\nthem over.';
  named('service').value = 'scan';
  const restore = keepFormState(root);
  rewrite();
  const events: string[] = [];
  for (const type of ['input', 'change'])
    root.addEventListener(type, ({ target }) => events.push(`${type} ${(target as Element).id}`));
  for (const control of root.querySelectorAll('[name]')) control.id = control.getAttribute('name')!;
  restore();
  expect(named('email')).toHaveValue('sanne@bakkerij.example');
  expect(named('message')).toHaveValue('Two people type\nthem over.');
  expect(named('service')).toHaveValue('scan');
  expect(events).toEqual(['input email', 'input message', 'change service']);
});

test('restores the checkboxes that the visitor has changed, and leaves the others unchanged', () => {
  root.innerHTML = form(`
    <input type="checkbox" name="areas" value="hr"><input type="checkbox" name="areas" value="finance">
    <input type="checkbox" name="letter" value="yes" checked>
    <input type="radio" name="permit" value="yes"><input type="radio" name="permit" value="no">
  `);
  const choices = () => [...root.querySelectorAll('input')];
  const [, finance, letter, , no] = choices();
  for (const choice of [finance, letter, no]) choice!.click();
  const restore = keepFormState(root);
  rewrite();
  restore();
  expect(choices().map(({ checked }) => checked)).toEqual([false, true, false, false, true]);
});

test('leaves controls unchanged that the visitor has not changed', () => {
  root.innerHTML = form(
    '<input name="email"><input name="country" value="Netherlands"><input type="file" name="cv">',
  );
  const restore = keepFormState(root);
  rewrite(
    form(
      '<input name="email" value="a@b.example"><input name="country" value="Spain"><input type="file" name="cv">',
    ),
  );
  restore();
  expect(named('email')).toHaveValue('a@b.example');
  expect(named('country')).toHaveValue('Spain');
});

// A script cannot set the files of a file input.
test('restores the other controls if the visitor has chosen a file, and leaves the file input empty', async () => {
  root.innerHTML = form('<input type="file" name="cv"><input name="email">');
  await userEvent.upload(named('cv'), new File(['%PDF'], 'cv.pdf'));
  named('email').value = 'sanne@bakkerij.example';
  const restore = keepFormState(root);
  rewrite();
  restore();
  expect(named('cv').files).toHaveLength(0);
  expect(named('email')).toHaveValue('sanne@bakkerij.example');
});

test('changes nothing if React keeps the elements', () => {
  root.innerHTML = form('<input name="email">');
  named('email').value = 'before';
  const handleInput = jest.fn();
  root.addEventListener('input', handleInput);
  const restore = keepFormState(root);
  named('email').value = 'after';
  restore();
  expect(named('email')).toHaveValue('after');
  expect(handleInput).not.toHaveBeenCalled();
  root.removeEventListener('input', handleInput);
});

test('restores text that the visitor types during hydration, before React has committed', () => {
  root.innerHTML = form('<input name="email">');
  const restore = keepFormState(root);
  named('email').value = 'sanne@';
  rewrite();
  restore();
  expect(named('email')).toHaveValue('sanne@');
});

test('matches controls of the same name in two forms by the order of the forms', () => {
  root.innerHTML = form('<input name="email">') + form('<input name="email">');
  root.querySelectorAll('input')[1]!.value = 'second';
  const restore = keepFormState(root);
  rewrite();
  restore();
  expect([...root.querySelectorAll('input')].map(({ value }) => value)).toEqual(['', 'second']);
});

test('ignores controls and forms that no longer exist', () => {
  root.innerHTML = form('<input name="email"><input name="name">') + form('<input name="email">');
  for (const input of root.querySelectorAll('input')) input.value = 'typed';
  const restore = keepFormState(root);
  rewrite(form('<input name="name">'));
  restore();
  expect(named('name')).toHaveValue('typed');
});

const twoFields = form('<input name="name"><input name="email">');

test.each([
  ['before hydration', () => undefined],
  ['during hydration', () => named('email').focus()],
])('if a control got the focus %s, its replacement gets the focus', (when, takeFocus) => {
  root.innerHTML = twoFields;
  if (when.startsWith('before')) named('email').focus();
  else named('name').focus();
  const restore = keepFormState(root);
  takeFocus();
  rewrite();
  expect(document.body).toHaveFocus();
  restore();
  expect(named('email')).toHaveFocus();
});

test('does not move the focus from an element outside the island', () => {
  const elsewhere = document.body.appendChild(document.createElement('button'));
  root.innerHTML = twoFields;
  named('email').focus();
  const restore = keepFormState(root);
  rewrite();
  elsewhere.focus();
  restore();
  expect(elsewhere).toHaveFocus();
});
