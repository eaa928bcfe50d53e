import { closeDialog, dialogStore, openDialog, opensDialog, openUnasked } from './dialog-store';

const button = (text: string) => {
  const made = document.createElement('button');
  made.textContent = text;
  document.body.append(made);
  return made;
};
afterEach(() => document.body.replaceChildren());

test('is closed at first', () => {
  expect(dialogStore.get()).toEqual({ open: null, trigger: null });
});

test('opens for the button that was used, wherever the focus is', () => {
  const [used, focused] = [button('used'), button('focused')];
  focused.focus();
  openDialog('discovery', used);
  expect(dialogStore.get()).toEqual({ open: 'discovery', trigger: used });
});

test('opens for what has the focus where no button was used', () => {
  const focused = button('focused');
  focused.focus();
  openDialog('free-intake');
  expect(dialogStore.get()).toEqual({ open: 'free-intake', trigger: focused });
});

test('opens for nothing where nothing has the focus', () => {
  openDialog('free-intake');
  expect(dialogStore.get()).toEqual({ open: 'free-intake', trigger: null });
});

test('opens for nothing where what has the focus is no HTML', () => {
  const link = document.createElementNS('http://www.w3.org/2000/svg', 'a');
  link.setAttribute('tabindex', '0');
  document.body.append(link);
  link.focus();
  expect(document.activeElement).toBe(link);
  openDialog('free-intake');
  expect(dialogStore.get()).toEqual({ open: 'free-intake', trigger: null });
});

test('hands over to another dialog, and keeps what opened the first', () => {
  const [first, second] = [button('first'), button('second')];
  openDialog('readiness-challenge', first);
  openDialog('discovery', second);
  expect(dialogStore.get()).toEqual({ open: 'discovery', trigger: first });
});

test('opens unasked, and tells so', () => {
  const focused = button('focused');
  focused.focus();
  openUnasked('readiness-challenge');
  expect(dialogStore.get()).toEqual({
    open: 'readiness-challenge',
    trigger: focused,
    isUnasked: true,
  });
});

test('closes, and knows where the focus goes back to', () => {
  const trigger = button('trigger');
  openDialog('discovery', trigger);
  closeDialog();
  expect(dialogStore.get()).toEqual({ open: null, trigger });
  const next = button('next');
  openDialog('discovery', next);
  expect(dialogStore.get()).toEqual({ open: 'discovery', trigger: next });
});

test('marks a button that opens a dialog', () => {
  expect(opensDialog('discovery')).toEqual({
    'aria-haspopup': 'dialog',
    'data-dialog': 'discovery',
  });
});
