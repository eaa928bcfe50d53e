import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDocument } from '#fixtures/build-document';
import { sampleDocuments } from '#fixtures/sample-documents';
import { createDocumentCheck } from './document-check';

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

function isGenuine(name: string, ...chunks: Uint8Array[]) {
  const check = createDocumentCheck(name);
  for (const chunk of chunks) check.add(chunk);
  return check.isGenuine();
}
const inChunksOf = (size: number, bytes: Uint8Array) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );

it.each(['pdf', 'doc', 'docx', 'xlsx', 'txt', 'csv'] as const)(
  'accepts a valid %s, in one chunk and in chunks of any size',
  (type) => {
    const bytes = buildDocument(type);
    for (const size of [1, 2, 3, 5, 7, 31, 33, 100])
      expect(isGenuine(`a.${type}`, ...inChunksOf(size, bytes))).toBe(true);
    expect(isGenuine(`A.B.${type.toUpperCase()}`, bytes)).toBe(true);
  },
);

it.each(sampleDocuments)('accepts the sample $name', ({ name }) => {
  const bytes = readFileSync(join(process.cwd(), 'fixtures/documents', name));
  expect(isGenuine(name, bytes)).toBe(true);
});

it.each(['pdf', 'doc', 'docx', 'xlsx', 'txt', 'csv'])('refuses an empty %s', (type) => {
  expect(isGenuine(`a.${type}`)).toBe(false);
  expect(isGenuine(`a.${type}`, new Uint8Array())).toBe(false);
});

it.each([
  ['pdf', '%PDF-', '%PDF', '%PDF+', 'x%PDF-'],
  ['doc', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', '\xd0\xcf\x11\xe0\xa1\xb1\x1a', '\xd0\xcf\x11\xe0'],
  ['docx', 'PK\x03\x04[Content_Types].xml word/', 'PK\x03\x05[Content_Types].xml word/'],
  ['xlsx', 'PK\x03\x04[Content_Types].xml xl/', 'PK\x03\x05[Content_Types].xml xl/'],
])(
  'accepts a %s with the whole signature, and refuses a part or a variation of the signature',
  (type, signature, ...wrong) => {
    expect(isGenuine(`a.${type}`, bytesOf(signature))).toBe(true);
    for (const text of wrong) expect(isGenuine(`a.${type}`, bytesOf(text))).toBe(false);
  },
);

it.each([
  ['docx', 'PK\x03\x04word/document.xml'],
  ['docx', 'PK\x03\x04[Content_Types].xml'],
  ['docx', 'PK\x03\x04[Content_Types].xml xl/workbook.xml'],
  ['xlsx', 'PK\x03\x04xl/workbook.xml'],
  ['xlsx', 'PK\x03\x04[Content_Types].xml'],
  ['xlsx', 'PK\x03\x04[Content_Types].xml word/document.xml'],
])('refuses a %s that is a zip without the entries of that format: %j', (type, text) => {
  expect(isGenuine(`a.${type}`, bytesOf(text))).toBe(false);
});

it('accepts an xlsx whose entry [Content_Types].xml is last, wherever a chunk ends', () => {
  const text = `PK\x03\x04${'x'.repeat(200)}xl/workbook.xml${'x'.repeat(200)}[Content_Types].xml`;
  for (let end = 1; end < text.length; end += 1)
    expect(isGenuine('a.xlsx', bytesOf(text.slice(0, end)), bytesOf(text.slice(end)))).toBe(true);
});

it.each(['txt', 'csv'])('refuses a NUL in a %s, in any chunk', (type) => {
  expect(isGenuine(`a.${type}`, bytesOf('a'), bytesOf('b\0c'))).toBe(false);
  expect(isGenuine(`a.${type}`, bytesOf('\0'), bytesOf('b'))).toBe(false);
  expect(isGenuine(`a.${type}`, bytesOf('a'))).toBe(true);
});

it('allows a NUL in a document that is not text', () => {
  expect(isGenuine('a.pdf', bytesOf('%PDF-\0'))).toBe(true);
});

it.each([
  ['a byte order mark before %PDF', 'a.pdf', '\xef\xbb\xbf%PDF-1.7'],
  ['a line break before %PDF', 'a.pdf', '\r\n%PDF-1.7'],
  ["Notepad's UTF-16 (little endian)", 'a.txt', '\xff\xfea\0'],
  ["Excel's Unicode text", 'a.csv', '\xff\xfea\0\t\0'],
  ['UTF-16 (big endian)', 'a.txt', '\xfe\xff\0a'],
])('accepts %s, in one chunk and in several', (_what, name, text) => {
  expect(isGenuine(name, bytesOf(text))).toBe(true);
  expect(isGenuine(name, ...inChunksOf(1, bytesOf(text)))).toBe(true);
});

it('refuses HTML before %PDF', () => {
  expect(isGenuine('a.pdf', bytesOf('<p>%PDF-'))).toBe(false);
});

it('recognises an Office document that a password protects', () => {
  const isProtected = (name: string, text: string) => {
    const check = createDocumentCheck(name);
    check.add(bytesOf(text));
    expect(check.isGenuine()).toBe(name.endsWith('.doc'));
    return check.isProtected();
  };
  const container = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
  expect(isProtected('a.docx', container)).toBe(true);
  expect(isProtected('a.xlsx', container)).toBe(true);
  expect(isProtected('a.doc', container)).toBe(false);
  expect(isProtected('a.docx', 'PK\x03\x04')).toBe(false);
});
