import { startDialogHistory } from './dialog-history';
import { closeDialog, dialogStore, openDialog, openUnasked } from './dialog-store';

const nextPopstate = () =>
  new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
const mark = () => (history.state as { dialog?: string } | null)?.dialog;

let stop: () => void;
beforeEach(() => {
  history.pushState(null, '');
  stop = startDialogHistory();
});
afterEach(async () => {
  const isMarked = mark() !== undefined;
  closeDialog();
  if (isMarked) await nextPopstate();
  stop();
});

test('a dialog that opens while the browser still leaves another dialog’s entry stays open, on its own entry', async () => {
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

test('Back closes a dialog, and Forward reopens it', async () => {
  openDialog('discovery');
  history.back();
  await nextPopstate();
  expect(dialogStore.get().open).toBeNull();
  history.forward();
  await nextPopstate();
  expect(dialogStore.get().open).toBe('discovery');
});

test('after one dialog replaced another, Forward reopens the last one', async () => {
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

test('a dialog that opened by itself has no history entry, and the dialog that replaces it has one', () => {
  const before = history.length;
  openUnasked('readiness-challenge');
  expect([history.length, mark()]).toEqual([before, undefined]);
  openDialog('discovery');
  expect([history.length, mark()]).toEqual([before + 1, 'discovery']);
});
