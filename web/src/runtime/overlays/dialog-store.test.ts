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

test('remembers the pressed button as the trigger, wherever the focus is', () => {
  const [used, focused] = [button('used'), button('focused')];
  focused.focus();
  openDialog('discovery', used);
  expect(dialogStore.get()).toEqual({ open: 'discovery', trigger: used });
});

test('remembers the focused element if no button was pressed', () => {
  const focused = button('focused');
  focused.focus();
  openDialog('free-intake');
  expect(dialogStore.get()).toEqual({ open: 'free-intake', trigger: focused });
});

test('remembers no trigger if nothing has focus', () => {
  openDialog('free-intake');
  expect(dialogStore.get()).toEqual({ open: 'free-intake', trigger: null });
});

test('remembers no trigger if the focused element is not an HTML element', () => {
  const link = document.createElementNS('http://www.w3.org/2000/svg', 'a');
  link.setAttribute('tabindex', '0');
  document.body.append(link);
  link.focus();
  expect(document.activeElement).toBe(link);
  openDialog('free-intake');
  expect(dialogStore.get()).toEqual({ open: 'free-intake', trigger: null });
});

test('keeps the first trigger when another dialog replaces the open one', () => {
  const [first, second] = [button('first'), button('second')];
  openDialog('readiness-challenge', first);
  openDialog('discovery', second);
  expect(dialogStore.get()).toEqual({ open: 'discovery', trigger: first });
});

test('marks a dialog that opens by itself', () => {
  const focused = button('focused');
  focused.focus();
  openUnasked('readiness-challenge');
  expect(dialogStore.get()).toEqual({
    open: 'readiness-challenge',
    trigger: focused,
    isUnasked: true,
  });
});

test('keeps the trigger when it closes, so that the focus can return', () => {
  const trigger = button('trigger');
  openDialog('discovery', trigger);
  closeDialog();
  expect(dialogStore.get()).toEqual({ open: null, trigger });
  const next = button('next');
  openDialog('discovery', next);
  expect(dialogStore.get()).toEqual({ open: 'discovery', trigger: next });
});

test('returns the props of a button that opens a dialog', () => {
  expect(opensDialog('discovery')).toEqual({
    'aria-haspopup': 'dialog',
    'data-dialog': 'discovery',
  });
});
