import { startDialogHistory } from './dialog-history';
import { closeDialog, dialogStore, openDialog, openUnasked } from './dialog-store';

const nextPopstate = () =>
  new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
const mark = () => (history.state as { dialog?: string } | null)?.dialog;

beforeAll(() => startDialogHistory(openDialog));
beforeEach(() => history.pushState(null, ''));
afterEach(async () => {
  if (dialogStore.get().open) closeDialog();
  if (mark()) await nextPopstate();
});

test('a dialog that opens while the browser leaves another dialog’s entry stays open and gets an entry', async () => {
  const before = history.length;
  openDialog('discovery');
  closeDialog();
  openDialog('free-intake');
  await nextPopstate();
  expect(dialogStore.get().open).toBe('free-intake');
  expect(mark()).toBe('free-intake');
  expect(history.length).toBe(before + 1);

  history.back();
  await nextPopstate();
  expect(dialogStore.get().open).toBeNull();
  expect(mark()).toBeUndefined();
});

test('leaves the entry of a dialog when it closes, although a router has replaced the state of the entry', async () => {
  openDialog('discovery');
  history.replaceState({ idx: 1 }, '', '?tasks=14000');
  closeDialog();
  await nextPopstate();
  expect(location.search).toBe('');
});

test('on Forward opens the dialog that had replaced another one', async () => {
  const before = history.length;
  openDialog('free-intake');
  openDialog('discovery');
  expect([history.length, mark()]).toEqual([before + 1, 'discovery']);
  history.back();
  await nextPopstate();
  history.forward();
  await nextPopstate();
  expect(dialogStore.get().open).toBe('discovery');
});

test('adds no history entry for a dialog that opens by itself, but one for the dialog that replaces it', () => {
  const before = history.length;
  openUnasked('readiness-challenge');
  expect([history.length, mark()]).toEqual([before, undefined]);
  openDialog('discovery');
  expect([history.length, mark()]).toEqual([before + 1, 'discovery']);
});
