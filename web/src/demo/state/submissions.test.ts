import { buildDocumentsScan, buildScannedFile, buildWebsiteScan } from '#fixtures/build-scan';
import { emptyLists } from '#mock-api/core/store';
import {
  createBrowserStore,
  mayDelete,
  samplesStore,
  scanSubject,
  submissionsStore,
} from './submissions';

const message = { firstName: 'Ann', lastName: 'Lee', email: 'a@x.example', message: 'Hello there' };

test('gives new records the next ids after the samples, and stores them without the samples', async () => {
  const sample = { ...message, id: 2, isSample: true, createdAt: '2024-05-01T10:00:00.000Z' };
  samplesStore.set({ ...emptyLists(), contact: [sample] });
  const store = createBrowserStore();
  expect(await store.insert('contact', message)).toMatchObject({ id: 3 });
  expect(await store.list('contact')).toMatchObject([{ id: 2 }, { id: 3 }]);
  expect(submissionsStore.get().contact).toMatchObject([{ ...message, id: 3 }]);
});

test('keeps a sent record for the next page load and for other tabs', async () => {
  await createBrowserStore().insert('contact', message);
  const other = createBrowserStore();
  expect(await other.list('contact')).toMatchObject([{ ...message, id: 1 }]);
  await other.insert('contact', message);
  expect(submissionsStore.get().contact.map(({ id }) => id)).toEqual([1, 2]);
});

test('stores both records of two concurrent calls', async () => {
  const store = createBrowserStore();
  const records = await Promise.all([
    store.insert('contact', message),
    store.insert('contact', message),
  ]);
  expect(records.map(({ id }) => id)).toEqual([1, 2]);
  expect(submissionsStore.get().contact).toEqual(records);
});

test('mayDelete asks, and names the number of leads, unless there are none', async () => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  const sample = { ...message, id: 2, isSample: true, createdAt: '2024-05-01T10:00:00.000Z' };
  samplesStore.set({ ...emptyLists(), contact: [sample] });
  expect(mayDelete()).toBe(true);
  expect(ask).not.toHaveBeenCalled();
  const store = createBrowserStore();
  await store.insert('contact', message);
  expect(mayDelete()).toBe(false);
  await store.insert('contact', message);
  expect(mayDelete()).toBe(true);
  expect(ask.mock.calls.map(([text]) => text!.split(' in ')[0])).toEqual([
    'This deletes 1 lead',
    'This deletes 2 leads',
  ]);
});

test('mayDelete asks before it ends the preparation for a customer who has sent nothing', () => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  expect(mayDelete({ name: 'Bakkerij De Vries', website: '', sector: 'retail' })).toBe(false);
  expect(ask).toHaveBeenLastCalledWith(expect.stringContaining('Bakkerij De Vries'));
});

test('starts with empty lists if the stored lists are invalid', async () => {
  localStorage.setItem('demoSubmissions', JSON.stringify({ contact: 'x' }));
  expect(await createBrowserStore().list('contact')).toEqual([]);
});

test('keeps the leads that a version with fewer lists has stored', async () => {
  localStorage.setItem('demoSubmissions', JSON.stringify({ contact: [{ id: 7 }] }));
  expect(await createBrowserStore().list('contact')).toEqual([{ id: 7 }]);
});

test('scanSubject returns the URL without scheme, the name of the only document, or the number of documents', () => {
  const stored = { id: 1, createdAt: '2024-05-14T12:00:00.000Z' };
  const files = [buildScannedFile({ name: '"1".csv' }), buildScannedFile()];
  const scans = [
    buildWebsiteScan({ url: 'https://bakkerij.nl/' }),
    buildDocumentsScan({ files: files.slice(0, 1) }),
    buildDocumentsScan({ files }),
  ];
  expect(scans.map((scan) => scanSubject({ ...scan, ...stored }))).toEqual([
    'bakkerij.nl',
    '"1".csv',
    '2 documents',
  ]);
});
