import { waitFor } from '@testing-library/react';
import { dialogStore } from '../../runtime/overlays/dialog-store';
import { toastStore } from '../../runtime/overlays/toast-store';
import { customerStore } from '../state/customer';
import { runCommand } from './commands';

const loadOverlays = jest.fn(() => Promise.resolve());

test('the command "show challenge" opens the challenge when its code has loaded', async () => {
  runCommand({ act: 'show-challenge' }, loadOverlays);
  expect(loadOverlays).toHaveBeenCalledTimes(1);
  expect(dialogStore.get().open).toBeNull();
  await waitFor(() => expect(dialogStore.get().open).toBe('readiness-challenge'));
});

test('the command "fill in" answers the empty fields of the open form for the prepared sector, and keeps what the visitor has typed', () => {
  customerStore.set({ name: 'Kliniek Zonnebloem', website: 'zonnebloem.nl', sector: 'healthcare' });
  document.body.innerHTML = `
    <main><form><input name="firstName"></form></main>
    <div role="dialog"><form>
      <input name="firstName" value="Eva"><input name="email"><textarea name="message"></textarea>
      <select name="service"><option value="">None</option><option>discovery</option><option>voice-agent</option></select>
      <select name="industry"><option value="">None</option><option>technology</option><option>healthcare</option></select>
      <select name="budget"><option value="">None</option><option>under 5,000</option><option>15,000-50,000</option></select>
      <input type="checkbox" name="interestedAreas" value="data-analysis">
      <input type="checkbox" name="interestedAreas" value="operations">
    </form></div>`;
  const changed = jest.fn();
  for (const type of ['input', 'change'])
    document.body.addEventListener(type, ({ target }) =>
      changed((target as HTMLInputElement).name),
    );
  runCommand({ act: 'fill-in' }, loadOverlays);
  const fields = [...document.querySelectorAll<HTMLInputElement>('[name]')];
  expect(fields.map((field) => (field.type === 'checkbox' ? field.checked : field.value))).toEqual([
    '',
    'Eva',
    'iris@zonnebloem.nl',
    'Forty patients call in the first hour. Could an agent book the plain appointments?',
    'voice-agent',
    'healthcare',
    '15,000-50,000',
    false,
    true,
  ]);
  expect(new Set(changed.mock.calls.flat())).toEqual(
    new Set(['email', 'message', 'service', 'industry', 'budget', 'interestedAreas']),
  );
});

test('the command "fill in" shows a toast if the page has no form', () => {
  document.body.innerHTML = '<main><p>Thank you</p></main>';
  runCommand({ act: 'fill-in' }, loadOverlays);
  expect(toastStore.get().message?.title).toBe('No form is open');
});

test('the command "fill in" keeps the areas that the visitor has chosen', () => {
  document.body.innerHTML = `
    <div role="dialog"><form>
      <input type="checkbox" name="interestedAreas" value="content" checked>
      <input type="checkbox" name="interestedAreas" value="operations">
    </form></div>`;
  runCommand({ act: 'fill-in' }, loadOverlays);
  expect(document.querySelectorAll(':checked')).toHaveLength(1);
});
