import { buildScannedFile } from '#fixtures/build-scan';
import { scanFieldsOf, type ScanPart } from './scan-parts';

const text = (name: string, value: string): ScanPart => ({ name, text: value });
const file = (name: string, size = 5): ScanPart => ({
  name: 'files',
  file: buildScannedFile({ name, size }),
});
const namesIn = (...parts: ScanPart[]) => {
  const sent = scanFieldsOf(parts);
  return 'fields' in sent ? sent.fields.files.map(({ name }) => name) : sent.errors;
};
const filesError = (message: string) => [{ field: 'files', message }];

it('returns the type, the url and the documents of a form', () => {
  expect(scanFieldsOf([text('type', 'documents'), text('url', ''), file('a.pdf')])).toEqual({
    fields: { type: 'documents', url: '', files: [buildScannedFile({ name: 'a.pdf' })] },
  });
  expect(scanFieldsOf([])).toEqual({ fields: { files: [] } });
});

it.each([
  ['scans/2026/a.pdf', 'a.pdf'],
  ['C:\\scans\\a.pdf', 'a.pdf'],
  ['scans/x\\a.pdf', 'a.pdf'],
  ['%221%22.csv', '"1".csv'],
  ['%2522.csv', '%2522.csv'],
  ['x../a.pdf', 'a.pdf'],
  ['x/..y/a.pdf', 'a.pdf'],
  ['../a.pdf', 'a.pdf'],
])('keeps the file name %s as %s', (sent, kept) => {
  expect(namesIn(file(sent))).toEqual([kept]);
});

it.each(['a\u202e.pdf', 'a%0A.pdf', 'a%0d.pdf'])(
  'refuses the file name %j, and shows its hidden character',
  (name) => {
    expect(namesIn(file(name))).toEqual(
      filesError(
        'a\ufffd.pdf has a hidden character in its name. Please rename it, and choose it again.',
      ),
    );
  },
);

it('refuses unsupported extensions', () => {
  expect(namesIn(file('x/a.exe'))).toEqual(
    filesError('a.exe cannot be scanned. Please choose pdf, doc, docx, txt, csv or xlsx.'),
  );
});

it('ignores the part of an empty file input, and refuses a named empty document', () => {
  expect(namesIn(file('', 0), file('a.pdf'), text('files', ''))).toEqual(['a.pdf']);
  expect(namesIn(file('x/a.pdf', 0))).toEqual(filesError('a.pdf is empty or cannot be read.'));
  expect(namesIn(file('', 5))).toEqual(
    filesError(' cannot be scanned. Please choose pdf, doc, docx, txt, csv or xlsx.'),
  );
  expect(namesIn(text('files', 'a.pdf'))).toEqual(
    filesError('Please upload at least one document'),
  );
});

it.each<[string, ScanPart[]]>([
  ['x', [text('x', '')]],
  ['type', [text('type', 'website'), text('type', 'website')]],
  ['url', [text('url', ''), text('url', 'a.nl')]],
  ['url', [{ ...file('a.pdf'), name: 'url' }]],
  ['document', [{ ...file('', 0), name: 'document' }]],
])('refuses an unexpected or repeated part named %s', (field, parts) => {
  expect(scanFieldsOf(parts)).toEqual({
    errors: [{ field, message: 'Please send only type, url and files, type and url once' }],
  });
});
