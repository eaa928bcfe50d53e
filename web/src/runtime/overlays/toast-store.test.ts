import { showToast, toastStore } from './toast-store';

const sent = { title: 'Message Sent!', description: 'Thank you.' };
const failed = { title: 'Error', description: 'Please try again.', isDestructive: true };

test('has no toast at first', () => {
  expect(toastStore.get()).toEqual({ id: 0, message: null });
});

test('holds one toast, and gives a second one with the same text a new id', () => {
  showToast(sent);
  expect(toastStore.get()).toEqual({ id: 1, message: sent });
  showToast(failed);
  expect(toastStore.get()).toEqual({ id: 2, message: failed });
  showToast(failed);
  expect(toastStore.get()).toEqual({ id: 3, message: failed });
});
