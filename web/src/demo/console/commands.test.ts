import { waitFor } from '@testing-library/react';
import { dialogStore } from '../../runtime/overlays/dialog-store';
import { shownStore } from '../state/settings';
import { runCommand } from './commands';

const loadOverlays = jest.fn(() => Promise.resolve());

afterEach(() => shownStore.set(false));

test('the command "show challenge" opens the challenge when its code has loaded', async () => {
  runCommand({ act: 'show-challenge' }, loadOverlays);
  expect(loadOverlays).toHaveBeenCalledTimes(1);
  expect(dialogStore.get().open).toBeNull();
  await waitFor(() => expect(dialogStore.get().open).toBe('readiness-challenge'));
  expect(shownStore.get()).toBe(true);
});

test('the command "fill in" fills in the empty fields of the open form, and keeps what the visitor has typed', () => {
  document.body.innerHTML = `
    <main><form><input name="firstName"></form></main>
    <div role="dialog"><form>
      <input name="firstName" value="Eva"><input name="email"><textarea name="message"></textarea>
      <select name="service"><option value="">None</option><option>discovery</option></select>
    </form></div>`;
  const changed = jest.fn();
  for (const type of ['input', 'change'])
    document.body.addEventListener(type, ({ target }) =>
      changed((target as HTMLInputElement).name),
    );
  runCommand({ act: 'fill-in' }, loadOverlays);
  const fields = [...document.querySelectorAll<HTMLInputElement>('[name]')];
  expect(fields.map(({ value }) => value)).toEqual([
    '',
    'Eva',
    'sanne@atelier-overzee.example',
    'Which task could an agent take over first?',
    'discovery',
  ]);
  expect(changed.mock.calls.flat()).toEqual(['email', 'message', 'service']);
});
