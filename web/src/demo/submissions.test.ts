import { createBrowserStore, submissionsStore } from './submissions';

const message = { firstName: 'Ann', lastName: 'Lee', email: 'a@x.example', message: 'Hello there' };

test('keeps what was sent for the next load and for other tabs', async () => {
  await createBrowserStore().insert('contact', message);
  const other = createBrowserStore();
  expect(await other.list('contact')).toMatchObject([{ ...message, id: 1 }]);
  await other.insert('contact', message);
  expect(submissionsStore.get().contact.map(({ id }) => id)).toEqual([1, 2]);
});

test('drops what is damaged and keeps the rest', async () => {
  localStorage.setItem(
    'demoSubmissions',
    JSON.stringify({ contact: 'x', 'ai-scan': [null, { id: 4, type: 'website', url: 'x' }] }),
  );
  const store = createBrowserStore();
  expect(await store.list('contact')).toEqual([]);
  expect(await store.list('ai-scan')).toMatchObject([{ id: 4 }]);
});
