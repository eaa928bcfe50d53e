import { dialogStore, openDialog, openUnasked } from './dialog-store';

const button = (text: string) => {
  const made = document.createElement('button');
  made.textContent = text;
  document.body.append(made);
  return made;
};
afterEach(() => document.body.replaceChildren());

test('stores the pressed button as the trigger, even if another element has focus', () => {
  const [used, focused] = [button('used'), button('focused')];
  focused.focus();
  openDialog('discovery', used);
  expect(dialogStore.get()).toEqual({ open: 'discovery', trigger: used });
});

test('stores the focused element as the trigger if no button was pressed', () => {
  const focused = button('focused');
  focused.focus();
  openDialog('free-intake');
  expect(dialogStore.get()).toEqual({ open: 'free-intake', trigger: focused });
});

test('sets isUnasked for a dialog that opens by itself', () => {
  const focused = button('focused');
  focused.focus();
  openUnasked('readiness-challenge');
  expect(dialogStore.get()).toEqual({
    open: 'readiness-challenge',
    trigger: focused,
    isUnasked: true,
  });
});
